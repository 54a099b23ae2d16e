import type { forms as en } from "../en/forms.ts";
import type { Translation } from "../keys.ts";

export const forms: Translation<"fr", typeof en> = {
  form: {
    enquiry: { title: "Votre message n’a pas encore été envoyé", send: "Envoyer le message" },
    request: { title: "Votre demande n’a pas encore été envoyée", send: "Envoyer la demande" },
    newsletter: { title: "Votre abonnement n’est pas encore enregistré", send: "S’abonner" },
    yourName: "Votre nom",
    details: "Détails du projet",
    undecided: "Pas encore décidé",
    optional: "(facultatif)",
    trap: "Laissez ce champ vide",
    home: "Retour à l’accueil",
  },
  price: {
    title: "Combien ça coûte",
    smallest: "À partir de",
    usual: "Le plus souvent",
    moves: "Ce qui fait varier le prix",
    from: "à partir de {{amount}}",
    monthly: "{{amount}} par mois",
    about: "environ {{amount}}",
    both: "{{once}}, et {{monthly}}",
    note: "Voilà ce que coûtent de telles commandes. Votre prix figure dans un devis écrit, avant de commencer.",
  },
  asking: {
    title: "Lancez votre projet",
    text: "Un nom et un e-mail suffisent. Le reste nous aide à chiffrer.",
    about: "Sujet\u00a0: {{topic}}",
  },
  tryAgain: {
    kept: "Tout ce que vous avez écrit est encore là. Vous n’avez rien à ressaisir.",
    goBack:
      "Votre navigateur a gardé ce que vous avez écrit : revenez à la page précédente pour le retrouver.",
    fields: "Veuillez revoir ces champs :",
    field: "{{field}} : {{problem}}",
  },
  replyBy: {
    say: "Nous répondons {{day}} avant {{time}} à {{city}}{{yours}}.",
    on: "{{day}}",
    yours: " ({{time}} chez vous)",
  },
  subscription: {
    confirm: {
      title: "Encore un clic",
      text: "Vous recevrez nos lettres à l’adresse {{email}} dès que vous aurez confirmé.",
      button: "Confirmer l’abonnement",
    },
    confirmed: {
      title: "Votre abonnement est confirmé",
      text: "Vous recevrez la prochaine lettre à l’adresse {{email}}. Chacune contient un lien pour se désabonner.",
    },
    unsubscribe: {
      title: "Quitter la lettre d’information ?",
      text: "Vous ne recevrez plus de lettre, et l’adresse sera supprimée ici.",
      button: "Se désabonner",
    },
    unsubscribed: {
      title: "Votre abonnement a pris fin",
      text: "Vous ne recevrez plus de lettre, et l’adresse est supprimée ici.",
    },
    gone: {
      title: "Ce lien ne fonctionne plus",
      text: "Il est trop ancien, ou incomplet. Saisissez de nouveau votre adresse pour en recevoir un autre.",
    },
    ended: {
      title: "Notre lettre d’information s’est arrêtée",
      text: "Nous ne l’envoyons plus. Vous n’avez rien à faire.",
    },
    failed: "Cela n’a pas fonctionné",
  },
};
