import type { mail as en } from "../en/mail.ts";
import type { Translation } from "../keys.ts";

export const mail: Translation<"fr", typeof en> = {
  message: {
    heading: {
      enquiry: "Nouveau message",
      request: "Demande de service : {{service}}",
      addition: "Ajouté par l’expéditeur",
      correction: "Adresse e-mail corrigée",
    },
    subject: {
      enquiry: "Nouveau message {{number}} de {{from}}",
      request: "Demande de service {{number}} : {{service}}, de {{from}}",
      addition: "{{from}} a complété {{number}}",
      correction: "Nouvelle adresse pour {{number}} de {{from}}",
    },
    labels: { number: "Numéro", sent: "Envoyé le", page: "Page", language: "Langue" },
    fact: "{{label}} : {{value}}",
    noMessage: "(aucun texte)",
    answer: "Répondez à cet e-mail pour écrire à {{name}}.",
    write:
      "Pour répondre à {{name}}, écrivez à l’adresse ci-dessus, pas à l’expéditeur de cet e-mail.",
  },
  receipt: {
    subject: {
      enquiry: "Nous avons bien reçu votre message : {{brand}}",
      request: "Nous avons bien reçu votre demande : {{brand}}",
    },
    thanks: {
      enquiry: "Merci d’avoir écrit à {{brand}}. Votre message nous est bien parvenu.",
      request: "Merci pour votre demande à {{brand}}. Elle nous est bien parvenue.",
    },
    next: {
      enquiry: "La suite : une personne de l’équipe lit votre message et vous répond par e-mail.",
      request:
        "La suite : une personne de l’équipe lit votre demande et vous répond par e-mail, avec une proposition ou des questions.",
    },
    reach:
      "Votre numéro est {{number}} : donnez-le si vous nous appelez. Pour savoir quand nous lisons votre message et y répondons, le compléter ou le retirer, ouvrez son reçu :",
    button: "Ouvrir le reçu",
    ignore:
      "Cet e-mail est envoyé automatiquement. Si vous ne nous avez pas écrit, quelqu’un a saisi votre adresse par erreur et vous n’avez rien à faire.",
  },
  confirmation: {
    subject: "Veuillez confirmer votre abonnement : {{brand}}",
    text: "Quelqu’un, vous sans doute, a inscrit cette adresse à la lettre d’information de {{brand}}. Si vous souhaitez la recevoir, veuillez confirmer sous {{days, day}} :",
    button: "Confirmer l’abonnement",
    ignore:
      "Si ce n’était pas vous, vous n’avez rien à faire : sans confirmation, aucune lettre n’est envoyée et l’adresse est oubliée.",
  },
};
