/** What the server says in Spanish. */
import type { ServerTexts } from "./en.ts";

export const es: ServerTexts = {
  forms: {
    enquiry: { title: "Su mensaje todavía no se envió", send: "Enviar mensaje", sent: "¡Mensaje enviado!" },
    request: { title: "Su solicitud todavía no se envió", send: "Enviar solicitud", sent: "¡Solicitud enviada!" },
    newsletter: {
      title: "Su suscripción todavía no está hecha",
      send: "Suscribirse",
      sent: "Gracias. Revise su correo y siga el enlace para confirmar, por favor.",
    },
  },
  labels: {
    service: "Servicio",
    name: "Nombre",
    email: "Correo electrónico",
    phone: "Teléfono",
    company: "Empresa",
    message: "Mensaje",
    budget: "Presupuesto",
    timeline: "Plazo",
  },
  request: {
    message: "Detalles del proyecto",
    open: "Aún por decidir",
  },
  required: "(obligatorio)",
  optional: "(opcional)",
  trap: "Deje este campo vacío",
  home: "Volver al inicio",
  asking: { title: "Empiece su proyecto", text: "Bastan un nombre y un correo. Lo demás nos ayuda a calcular el precio." },
  tryAgain: {
    kept: "Todo lo que escribió sigue aquí. No hace falta volver a escribir nada.",
    goBack: "Su navegador conserva lo que escribió: vuelva a la página anterior para encontrarlo.",
    fields: "Revise estos campos, por favor:",
    field: "{field}: {problem}",
  },
  refusals: {
    fields: "Revise los campos marcados, por favor.",
    invalid: "Lo que envió no llegó completo. Envíelo de nuevo, por favor.",
    too_large: "Es más de lo que se puede enviar de una vez. Acórtelo, por favor.",
    limited: "Fueron muchos envíos a la vez. Inténtelo de nuevo en {wait}, por favor.",
    unavailable: "En este momento no podemos acceder a nuestros registros. Inténtelo de nuevo en unos instantes, por favor.",
    internal: "Algo falló de nuestro lado. Inténtelo de nuevo, por favor. (Referencia {reference})",
  },
  receipt: {
    subject: {
      enquiry: "Recibimos su mensaje: {brand}",
      request: "Recibimos su solicitud: {brand}",
    },
    thanks: {
      enquiry: "Gracias por escribir a {brand}. Recibimos su mensaje.",
      request: "Gracias por su solicitud a {brand}. Ya la recibimos.",
    },
    next: {
      enquiry: "Qué sigue ahora: alguien de nuestro equipo lee su mensaje y le responde por correo, por lo general en {time}.",
      request:
        "Qué sigue ahora: alguien de nuestro equipo lee su solicitud y le responde por correo, por lo general en {time}, con una propuesta o con preguntas.",
    },
    reach: "¿Quiere agregar algo, o es urgente? Responda a este correo, o encuentre nuestro teléfono y horario aquí:",
    button: "Cómo contactarnos",
    ignore:
      "Este correo se envía automáticamente. Si usted no nos escribió, alguien puso su dirección por error y no tiene que hacer nada.",
  },
  newsletter: {
    mail: {
      subject: "Confirme su suscripción, por favor: {brand}",
      text: "Alguien, esperamos que usted, escribió esta dirección para recibir el boletín de {brand}. Si desea recibirlo, confírmelo en un plazo de {time}:",
      button: "Confirmar la suscripción",
      ignore: "Si no fue usted, no tiene que hacer nada: sin confirmación no se envía ningún boletín y la dirección se olvida.",
    },
    pages: {
      confirm: { title: "Un clic más", text: "El boletín llegará a {email} en cuanto confirme.", button: "Confirmar la suscripción" },
      confirmed: {
        title: "Su suscripción está confirmada",
        text: "El próximo boletín llegará a {email}. Cada número trae un enlace para cancelar la suscripción.",
      },
      unsubscribe: {
        title: "¿Dejar el boletín?",
        text: "No recibirá más boletines, y la dirección se borrará de aquí.",
        button: "Cancelar la suscripción",
      },
      unsubscribed: { title: "Su suscripción terminó", text: "No recibirá más boletines, y la dirección se borró de aquí." },
      gone: {
        title: "Este enlace ya no funciona",
        text: "Es demasiado antiguo, o está incompleto. Escriba de nuevo su dirección para recibir otro.",
      },
    },
    failed: "No funcionó",
    blog: "Volver al blog",
  },
};
