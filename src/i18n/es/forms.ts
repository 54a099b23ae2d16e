import type { forms as en } from "../en/forms.ts";
import type { Translation } from "../keys.ts";

export const forms: Translation<"es", typeof en> = {
  form: {
    enquiry: { title: "Su mensaje todavía no se envió", send: "Enviar mensaje" },
    request: { title: "Su solicitud todavía no se envió", send: "Enviar solicitud" },
    newsletter: { title: "Su suscripción todavía no está hecha", send: "Suscribirse" },
    yourName: "Su nombre",
    details: "Detalles del proyecto",
    undecided: "Aún por decidir",
    optional: "(opcional)",
    trap: "Deje este campo vacío",
    home: "Volver al inicio",
  },
  price: {
    title: "Cuánto cuesta",
    smallest: "Desde",
    usual: "Lo más habitual",
    moves: "De qué depende el precio",
    from: "desde {{amount}}",
    monthly: "{{amount}} al mes",
    about: "unos {{amount}}",
    both: "{{once}}, y {{monthly}}",
    note: "Esto cuestan los pedidos así. Su precio figura en un presupuesto por escrito, antes de empezar.",
  },
  asking: {
    title: "Empiece su proyecto",
    text: "Bastan un nombre y un correo. Lo demás nos ayuda a calcular el precio.",
    about: "Asunto: {{topic}}",
  },
  tryAgain: {
    kept: "Todo lo que escribió sigue aquí. No hace falta volver a escribir nada.",
    goBack: "Su navegador conserva lo que escribió: vuelva a la página anterior para encontrarlo.",
    fields: "Revise estos campos, por favor:",
    field: "{{field}}: {{problem}}",
  },
  replyBy: {
    say: "Respondemos {{day}} antes de {{time}} en {{city}}{{yours}}.",
    on: "el {{day}}",
    yours: " ({{time}} donde usted está)",
  },
  subscription: {
    confirm: {
      title: "Un clic más",
      text: "El boletín llegará a {{email}} en cuanto confirme.",
      button: "Confirmar la suscripción",
    },
    confirmed: {
      title: "Su suscripción está confirmada",
      text: "El próximo boletín llegará a {{email}}. Cada número trae un enlace para cancelar la suscripción.",
    },
    unsubscribe: {
      title: "¿Dejar el boletín?",
      text: "No recibirá más boletines, y la dirección se borrará de aquí.",
      button: "Cancelar la suscripción",
    },
    unsubscribed: {
      title: "Su suscripción terminó",
      text: "No recibirá más boletines, y la dirección se borró de aquí.",
    },
    gone: {
      title: "Este enlace ya no funciona",
      text: "Es demasiado antiguo, o está incompleto. Escriba de nuevo su dirección para recibir otro.",
    },
    ended: {
      title: "El boletín ya no existe",
      text: "Ya no lo enviamos. No tiene que hacer nada.",
    },
    failed: "No funcionó",
  },
};
