import type { work as en } from "../en/work.ts";
import type { Translation } from "../keys.ts";

export const work: Translation<"fr", typeof en> = {
  answer: {},

  snippets: {},

  drafts: {
    group: "Enregistrer",
    more: "Autres façons d’enregistrer",
    publish: "Enregistrer et publier",
    publishNote: "Les visiteurs le voient dans quelques minutes.",
    save: "Enregistrer comme brouillon",
    saveNote: "La version enregistrée et la page publique ne changent pas.",
    notPublished: "Pas encore publié.",
    publishIt: "Publier",
    publishNamed: "Publier {{name}} et toutes les autres modifications",
    next: "Tout ce qui est enregistré sera publié vers {{time}}.",
    others_one: "et {{count, number}} autre",
    others_other: "et {{count, number}} autres",
    others_many: "et {{count, number}} d’autres",
    month_one: "Publié {{count, number}} fois ce mois-ci.",
    month_other: "Publié {{count, number}} fois ce mois-ci.",
    month_many: "Publié {{count, number}} de fois ce mois-ci.",
    failed: "Impossible d’enregistrer le brouillon.",
    found: "Brouillon de {{name}}, {{time}}.",
    editing: "Vous modifiez le brouillon de {{name}}, {{time}}.",
    beside: "La version enregistrée et la page publique ne l’ont pas.",
    open: "Ouvrir le brouillon",
    compare: "Comparer",
    toSaved: "Revenir à la version enregistrée",
    discard: "Supprimer le brouillon",
    discardFailed: "Impossible de supprimer le brouillon.",
    discarded: "Brouillon supprimé.",
    compareTitle: "Brouillon et version enregistrée",
    same: "Le brouillon est identique à la version enregistrée.",
    newOnes: "Brouillons pas encore enregistrés",
    untitled: "Sans nom",
    sides: { saved: "Version enregistrée", draft: "Brouillon" },
  },

  schedule: {
    title: "Programmation",
    note: "Facultatif. À l’heure de {{zone}} ; le site suit d’ici une vingtaine de minutes.",
    publishAt: "Mise en ligne",
    unpublishAt: "Retrait du site",
    yours: "{{time}} chez vous",
    says: {
      draftOnly: "Un brouillon seulement. Les visiteurs ne le voient pas.",
      unknown: "Nous ne savons pas ce que voient les visiteurs.",
      refused: "Les visiteurs ne le voient pas, car il ne peut pas devenir une page.",
      byContent: "Les visiteurs voient à la place la page des fichiers de contenu.",
      building: "Publication en cours.",
      live: "Les visiteurs voient cette version.",
      liveUntil: "Les visiteurs voient cette version jusqu’au {{until}}.",
      lacking: "Les visiteurs le voient, mais il manque quelque chose.",
      hidden: "Les visiteurs ne le voient pas, car il est inactif.",
      upcoming: "En ligne à partir du {{from}}.",
      upcomingUntil: "En ligne du {{from}} au {{until}}.",
      starting: "Prévu pour le {{from}}. En ligne d’ici une vingtaine de minutes.",
      ending: "Fin prévue le {{until}}. Retiré du site d’ici une vingtaine de minutes.",
      ended: "Retiré du site depuis le {{until}}.",
      goingAway: "Encore en ligne. La prochaine publication le retire du site jusqu’au {{from}}.",
      waitingOld: "Pas encore publié. Les visiteurs voient la version précédente.",
      waitingNew: "Pas encore publié. Les visiteurs ne le voient pas.",
      waitingOff: "Pas encore publié. Les visiteurs le voient jusqu’à votre prochaine publication.",
    },
  },

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
