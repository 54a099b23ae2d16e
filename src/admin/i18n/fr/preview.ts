import type { Translation } from "../translation.ts";

export const preview: Translation<"fr">["preview"] = {
  title: "Aperçu",
  card: "Carte",
  page: "Page",
  phone: "Téléphone",
  desktop: "Ordinateur",
  look: "Ce qui est affiché",
  width: "Largeur",
  frames: { phone: "Aperçu : téléphone", desktop: "Aperçu : ordinateur" },
  loading: "Chargement de l’aperçu",
  failed: "L’aperçu n’a pas pu être chargé",
  enlarge: "Agrandir",
};
