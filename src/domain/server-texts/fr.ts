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
        text: "Les lettres partiront vers {email} dès que vous aurez confirmé.",
        button: "Confirmer l’abonnement",
      },
      confirmed: {
        title: "Votre abonnement est confirmé",
        text: "La prochaine lettre partira vers {email}. Chacune contient un lien pour se désabonner.",
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
