/** What the mail about a message says to the staff: in the language of the agency (`MAIL_LANGUAGE`), whatever the visitor's. */
import type { Locale } from "./links.ts";

/** `{from}` is the name, with the company if there is one. */
interface StaffMail {
  heading: { enquiry: string; request: string };
  subject: { enquiry: string; request: string };
  labels: Record<"name" | "email" | "phone" | "company" | "service" | "budget" | "timeline" | "sent" | "page" | "language", string>;
  /** A line of the plain text. */
  fact: string;
  noMessage: string;
  answer: string;
  /** In place of `answer`, where a reply would not reach the visitor. */
  write: string;
}

export const STAFF_MAIL: Record<Locale, StaffMail> = {
  en: {
    heading: { enquiry: "Enquiry", request: "Request for {service}" },
    subject: { enquiry: "Enquiry from {from}", request: "Request for {service} from {from}" },
    labels: {
      name: "Name",
      email: "Email",
      phone: "Phone",
      company: "Company",
      service: "Service",
      budget: "Budget",
      timeline: "Timeline",
      sent: "Sent",
      page: "Page",
      language: "Language",
    },
    fact: "{label}: {value}",
    noMessage: "(no message)",
    answer: "Reply to this mail to answer {name}.",
    write: "To answer {name}, write to the address above, not to the sender of this mail.",
  },
  bn: {
    heading: { enquiry: "নতুন জিজ্ঞাসা", request: "সেবার অনুরোধ: {service}" },
    subject: { enquiry: "নতুন জিজ্ঞাসা: {from}", request: "সেবার অনুরোধ: {service}, {from}" },
    labels: {
      name: "নাম",
      email: "ইমেইল",
      phone: "ফোন",
      company: "প্রতিষ্ঠান",
      service: "সেবা",
      budget: "বাজেট",
      timeline: "সময়",
      sent: "পাঠানো হয়েছে",
      page: "যে পাতা থেকে",
      language: "ভাষা",
    },
    fact: "{label}: {value}",
    noMessage: "(কিছু লেখা নেই)",
    answer: "{name}-কে উত্তর দিতে এই মেইলের জবাব লিখুন।",
    write: "{name}-কে উত্তর দিতে উপরের ঠিকানায় লিখুন, এই মেইলের জবাব তাঁর কাছে যাবে না।",
  },
  fr: {
    heading: { enquiry: "Nouveau message", request: "Demande de service\u00a0: {service}" },
    subject: { enquiry: "Nouveau message de {from}", request: "Demande de service\u00a0: {service}, de {from}" },
    labels: {
      name: "Nom",
      email: "E-mail",
      phone: "Téléphone",
      company: "Société",
      service: "Service",
      budget: "Budget",
      timeline: "Délai",
      sent: "Envoyé le",
      page: "Page",
      language: "Langue",
    },
    fact: "{label}\u00a0: {value}",
    noMessage: "(aucun texte)",
    answer: "Répondez à cet e-mail pour écrire à {name}.",
    write: "Pour répondre à {name}, écrivez à l’adresse ci-dessus, pas à l’expéditeur de cet e-mail.",
  },
  es: {
    heading: { enquiry: "Nuevo mensaje", request: "Solicitud de servicio: {service}" },
    subject: { enquiry: "Nuevo mensaje de {from}", request: "Solicitud de servicio: {service}, de {from}" },
    labels: {
      name: "Nombre",
      email: "Correo electrónico",
      phone: "Teléfono",
      company: "Empresa",
      service: "Servicio",
      budget: "Presupuesto",
      timeline: "Plazo",
      sent: "Enviado",
      page: "Página",
      language: "Idioma",
    },
    fact: "{label}: {value}",
    noMessage: "(sin texto)",
    answer: "Responda a este correo para escribir a {name}.",
    write: "Para responder a {name}, escriba a la dirección de arriba, no al remitente de este correo.",
  },
};
