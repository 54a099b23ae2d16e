import type { Translation } from "../translation.ts";

export const order: Translation<"fr">["order"] = {
  grip: "Déplacer {{name}}",
  hint: "Faites glisser. Ou : Espace saisit, les flèches déplacent, Espace dépose, Échap remet en place.",
  taken: "{{name}} : déplacement commencé. Position {{place, number}} sur {{total, number}}.",
  at: "{{name}} : position {{place, number}} sur {{total, number}}.",
  put: "{{name}} : déplacement terminé, position {{place, number}} sur {{total, number}}.",
  back: "{{name}} : de retour en position {{place, number}}.",
  failed: "Impossible d’enregistrer l’ordre",
  network: "Impossible de joindre le serveur. L’ordre n’a pas changé.",
};
