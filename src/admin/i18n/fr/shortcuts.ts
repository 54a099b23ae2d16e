import type { Translation } from "../translation.ts";

export const shortcuts: Translation<"fr">["shortcuts"] = {
  everywhere: {
    title: "Partout",
    search: "Rechercher, ou lancer une action par son nom",
    list: "Afficher cette liste",
    close: "Fermer ce qui est ouvert",
  },
  lists: {
    title: "Listes",
    select: "Sélectionner la ligne dont la case a le focus",
    through: "Sélectionner toutes les lignes jusqu’à celle-ci",
    clear: "Tout désélectionner",
  },
  forms: { title: "Formulaires", save: "Enregistrer" },
  messages: {
    title: "Messages",
    next: "Message suivant",
    previous: "Message précédent",
    read: "Marquer comme lu",
    unread: "Marquer comme non lu",
  },
  order: {
    title: "Ordre des services, des entrées et des images",
    take: "Saisir l’élément dont la poignée a le focus, puis le déposer",
    up: "Le monter",
    down: "Le descendre",
    top: "Le placer tout en haut",
    bottom: "Le placer tout en bas",
    back: "Le remettre où il était",
  },
  keys: { Esc: "Échap", Space: "Espace", Shift: "Maj", Click: "Clic", Home: "Origine", End: "Fin" },
};
