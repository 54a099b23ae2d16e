/** What the server says in French. */
import type { ServerTexts } from "./en.ts";

export const fr: ServerTexts = {
  forms: {
    enquiry: { title: "Votre message n’a pas encore été envoyé", send: "Envoyer le message", sent: "Message envoyé !" },
    request: { title: "Votre demande n’a pas encore été envoyée", send: "Envoyer la demande", sent: "Demande envoyée !" },
    newsletter: {
      title: "Votre abonnement n’est pas encore enregistré",
      send: "S’abonner",
      sent: "Merci. Consultez votre boîte de réception et suivez le lien pour confirmer.",
    },
  },
  labels: {
    service: "Service",
    name: "Nom",
    email: "E-mail",
    phone: "Téléphone",
    company: "Société",
    message: "Message",
    budget: "Budget",
    timeline: "Délai",
  },
  request: {
    message: "Détails du projet",
    open: "Pas encore décidé",
  },
  required: "(obligatoire)",
  optional: "(facultatif)",
  trap: "Laissez ce champ vide",
  home: "Retour à l’accueil",
  asking: { title: "Lancez votre projet", text: "Un nom et un e-mail suffisent. Le reste nous aide à chiffrer." },
  tryAgain: {
    kept: "Tout ce que vous avez écrit est encore là. Vous n’avez rien à ressaisir.",
    goBack: "Votre navigateur a gardé ce que vous avez écrit : revenez à la page précédente pour le retrouver.",
    fields: "Veuillez revoir ces champs :",
    field: "{field} : {problem}",
  },
  refusals: {
    fields: "Veuillez revoir les champs signalés.",
    invalid: "Votre envoi n’est pas arrivé en entier. Veuillez le renvoyer.",
    too_large: "Votre envoi est trop volumineux. Veuillez le raccourcir.",
    limited: "Cela fait beaucoup d’envois à la fois. Veuillez réessayer dans {wait}.",
    unavailable: "Nos données sont momentanément inaccessibles. Veuillez réessayer dans un instant.",
    internal: "Un problème est survenu de notre côté. Veuillez réessayer. (Référence {reference})",
  },
  receipt: {
    subject: {
      enquiry: "Nous avons bien reçu votre message\u00a0: {brand}",
      request: "Nous avons bien reçu votre demande\u00a0: {brand}",
    },
    thanks: {
      enquiry: "Merci d’avoir écrit à {brand}. Votre message nous est bien parvenu.",
      request: "Merci pour votre demande à {brand}. Elle nous est bien parvenue.",
    },
    next: {
      enquiry: "La suite\u00a0: une personne de l’équipe lit votre message et vous répond par e-mail, en général sous {time}.",
      request:
        "La suite\u00a0: une personne de l’équipe lit votre demande et vous répond par e-mail, en général sous {time}, avec une proposition ou des questions.",
    },
    reach: "Quelque chose à ajouter, ou une urgence\u202f? Répondez à cet e-mail, ou retrouvez notre téléphone et nos horaires ici\u00a0:",
    button: "Nous joindre",
    ignore:
      "Cet e-mail est envoyé automatiquement. Si vous ne nous avez pas écrit, quelqu’un a saisi votre adresse par erreur et vous n’avez rien à faire.",
  },
  newsletter: {
    mail: {
      subject: "Veuillez confirmer votre abonnement : {brand}",
      text: "Quelqu’un, vous sans doute, a inscrit cette adresse à la lettre d’information de {brand}. Si vous souhaitez la recevoir, veuillez confirmer sous {time} :",
      button: "Confirmer l’abonnement",
      ignore: "Si ce n’était pas vous, vous n’avez rien à faire : sans confirmation, aucune lettre n’est envoyée et l’adresse est oubliée.",
    },
    pages: {
      confirm: {
        title: "Encore un clic",
        text: "Vous recevrez nos lettres à l’adresse {email} dès que vous aurez confirmé.",
        button: "Confirmer l’abonnement",
      },
      confirmed: {
        title: "Votre abonnement est confirmé",
        text: "Vous recevrez la prochaine lettre à l’adresse {email}. Chacune contient un lien pour se désabonner.",
      },
      unsubscribe: {
        title: "Quitter la lettre d’information ?",
        text: "Vous ne recevrez plus de lettre, et l’adresse sera supprimée ici.",
        button: "Se désabonner",
      },
      unsubscribed: { title: "Votre abonnement a pris fin", text: "Vous ne recevrez plus de lettre, et l’adresse est supprimée ici." },
      gone: {
        title: "Ce lien ne fonctionne plus",
        text: "Il est trop ancien, ou incomplet. Saisissez de nouveau votre adresse pour en recevoir un autre.",
      },
    },
    failed: "Cela n’a pas fonctionné",
    blog: "Retour au blog",
  },
};
