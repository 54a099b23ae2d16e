import type { mail as en } from "../en/mail.ts";
import type { Translation } from "../keys.ts";

export const mail: Translation<"es", typeof en> = {
  message: {
    heading: {
      enquiry: "Nuevo mensaje",
      request: "Solicitud de servicio: {{service}}",
      addition: "Agregado por el remitente",
      correction: "Correo electrónico corregido",
    },
    subject: {
      enquiry: "Nuevo mensaje {{number}} de {{from}}",
      request: "Solicitud de servicio {{number}}: {{service}}, de {{from}}",
      addition: "{{from}} agregó algo a {{number}}",
      correction: "Nueva dirección para {{number}} de {{from}}",
    },
    labels: { number: "Número", sent: "Enviado", page: "Página", language: "Idioma" },
    fact: "{{label}}: {{value}}",
    noMessage: "(sin texto)",
    answer: "Responda a este correo para escribir a {{name}}.",
    write:
      "Para responder a {{name}}, escriba a la dirección de arriba, no al remitente de este correo.",
  },
  receipt: {
    subject: {
      enquiry: "Recibimos su mensaje: {{brand}}",
      request: "Recibimos su solicitud: {{brand}}",
    },
    thanks: {
      enquiry: "Gracias por escribir a {{brand}}. Recibimos su mensaje.",
      request: "Gracias por su solicitud a {{brand}}. Ya la recibimos.",
    },
    next: {
      enquiry:
        "Qué sigue ahora: alguien de nuestro equipo lee su mensaje y le responde por correo.",
      request:
        "Qué sigue ahora: alguien de nuestro equipo lee su solicitud y le responde por correo, con una propuesta o con preguntas.",
    },
    reach:
      "Su número es {{number}}: díganoslo si nos llama. Para ver cuándo se lee y se responde su mensaje, agregar algo o retirarlo, abra su comprobante:",
    button: "Abrir el comprobante",
    ignore:
      "Este correo se envía automáticamente. Si usted no nos escribió, alguien puso su dirección por error y no tiene que hacer nada.",
  },
  confirmation: {
    subject: "Confirme su suscripción, por favor: {{brand}}",
    text: "Alguien, esperamos que usted, escribió esta dirección para recibir el boletín de {{brand}}. Si desea recibirlo, confírmelo en un plazo de {{days, day}}:",
    button: "Confirmar la suscripción",
    ignore:
      "Si no fue usted, no tiene que hacer nada: sin confirmación no se envía ningún boletín y la dirección se olvida.",
  },
};
