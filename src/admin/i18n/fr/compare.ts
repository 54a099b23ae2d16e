import type { Translation } from "../translation.ts";

export const compare: Translation<"fr">["compare"] = {
  title: "Quelqu’un d’autre a enregistré entre-temps",
  who: "Enregistré par {{name}}, {{time}}, pendant que vous modifiiez. Rien de ce que vous avez saisi n’est perdu.",
  whoUnknown: "Enregistré par quelqu’un pendant que vous modifiiez. Rien de ce que vous avez saisi n’est perdu.",
  noClash: "Vos modifications et les siennes ne se croisent pas : les deux peuvent être enregistrées.",
  clashes_one: "Un champ a été modifié des deux côtés.",
  clashes_other: "{{count, number}} champs ont été modifiés des deux côtés.",
  clashes_many: "{{count, number}} de champs ont été modifiés des deux côtés.",
  taken: "Repris de l’autre version :",
  mine: "La mienne",
  theirs: "L’autre",
  allMine: "Garder toutes les miennes",
  allTheirs: "Prendre toutes les autres",
  save: "Enregistrer",
  saveBoth: "Enregistrer les deux",
  back: "Retour au formulaire",
  choose_one: "Il reste un champ à choisir.",
  choose_other: "Il reste {{count, number}} champs à choisir.",
  choose_many: "Il reste {{count, number}} de champs à choisir.",
};
