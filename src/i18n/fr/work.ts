import type { work as en } from "../en/work.ts";
import type { Translation } from "../keys.ts";

export const work: Translation<"fr", typeof en> = {
  answer: {
    lede: "{{total, number}} dans la boîte, {{unread, number}} non lus, {{open, number}} sans réponse.",
    listLabel: "Messages, les plus urgents d’abord",
    state: "État",
    work: "Suivi de ce message",
    filters: {
      any: "Tous les états",
      open: "Ouverts",
      mine: "Les miens",
      overdue: "En retard",
      answered: "Répondus",
      closed: "Fermés",
    },
    counted: "{{name}} ({{count}})",
    label: "Étiquette",
    anyLabel: "Toutes les étiquettes",
    noneTitle: "Aucun message ici",
    noneText: "Aucun message ne correspond à ces filtres.",
    states: { open: "Ouvert", answered: "Répondu", closed: "Fermé" },
    elsewhere: "Répondu autrement",
    close: "Fermer",
    reopen: "Rouvrir",
    done: {
      closed: "Fermé sans réponse.",
      open: "Rouvert.",
      owner: "Responsable modifié.",
    },
    undone: "Annulé.",
    owner: "Responsable",
    nobody: "Personne",
    you: "{{name}} (vous)",
    labels: "Étiquettes",
    addLabel: "Ajouter une étiquette",
    add: "Ajouter",
    removeLabel: "Retirer l’étiquette {{label}}",
    labelLong: "Une étiquette peut avoir {{max, number}} caractères au plus.",
    labelsMany: "Un message peut avoir {{max, number}} étiquettes au plus.",
    reopened: {
      addition: "Rouvert\u00a0: l’expéditeur a ajouté un texte.",
      correction: "Rouvert\u00a0: l’expéditeur a corrigé son adresse.",
      mail: "Rouvert\u00a0: la réponse n’a pas pu être envoyée.",
    },
  },

  snippets: {},

  drafts: {},

  schedule: {},

  translations: {},

  agency: {},

  questions: {},

  library: {},

  lists: {
    contents: "Sur cette page",
    jump: "Aller à une section",
    previewEmpty: "L’aperçu apparaît dès que vous commencez à écrire.",
  },

  presence: {},

  activity: {},

  checks: {},
};
