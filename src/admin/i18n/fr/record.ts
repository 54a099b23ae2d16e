import type { Translation } from "../translation.ts";

export const record: Translation<"fr">["record"] = {
  list: {
    detail: {
      entry: "Détail {{n, number}}",
      add: "Ajouter un détail",
      remove: "Retirer le détail {{n, number}}",
      up: "Monter le détail {{n, number}}",
      down: "Descendre le détail {{n, number}}",
      grip: "Changer la place du détail {{n, number}}",
      moved: "Le détail est maintenant le numéro {{n, number}} sur {{total, number}}.",
      removed: "Le détail {{n, number}} est retiré.",
    },
    feature: {
      entry: "Caractéristique {{n, number}}",
      add: "Ajouter une caractéristique",
      remove: "Retirer la caractéristique {{n, number}}",
      up: "Monter la caractéristique {{n, number}}",
      down: "Descendre la caractéristique {{n, number}}",
      grip: "Changer la place de la caractéristique {{n, number}}",
      moved: "La caractéristique est maintenant le numéro {{n, number}} sur {{total, number}}.",
      removed: "La caractéristique {{n, number}} est retirée.",
    },
    picture: {
      grip: "Changer la place de l’image {{n, number}}",
      moved: "L’image est maintenant le numéro {{n, number}} sur {{total, number}}.",
      removed: "L’image {{n, number}} est retirée.",
    },
    full: "{{max, number}} entrées au maximum.",
  },
  leave: {
    title: "Quitter sans enregistrer ?",
    text: "Vos modifications ne sont pas enregistrées. Elles restent en brouillon dans ce navigateur.",
    uploading: "Des images sont encore en cours d’envoi. Ce qui n’est pas arrivé sera perdu.",
    saving: "Quitter pendant l’enregistrement ?",
    savingText: "L’enregistrement se poursuit. S’il échoue, votre texte reste en brouillon dans ce navigateur.",
    action: "Quitter",
  },
  save: {
    unchanged: "Rien n’a changé.",
    shortcut: "{{key}} enregistre sans quitter la page.",
  },
  deleted: {
    title: "Cet élément a été supprimé pendant que vous le modifiiez",
    inTrash: "{{name}} l’a mis à la corbeille, {{time}}. Votre texte est toujours là.",
    forGood: "Il a été supprimé définitivement et ne peut pas être restauré. Votre texte est toujours là.",
    unknown: "L’élément a été supprimé. Votre texte est toujours là.",
    restore: "Restaurer et enregistrer ma version",
    saveAsNew: "Enregistrer comme nouveau",
    discard: "Abandonner mes modifications",
  },
  draft: {
    kept: "Brouillon gardé sur cet appareil : {{time}}",
    found: "Brouillon non enregistré : {{time}}",
    older: "Quelqu’un a enregistré depuis. Au moment d’enregistrer, vous verrez les deux versions.",
    restore: "Reprendre",
    discard: "Abandonner",
    restored: "Votre brouillon est dans le formulaire. Il n’est pas encore enregistré.",
    discarded: "Brouillon abandonné.",
  },
  value: {
    none: "Vide",
    on: "Oui",
    off: "Non",
    noAlt: "Sans description",
  },
};
