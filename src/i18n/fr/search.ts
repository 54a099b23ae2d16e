import type { search as en } from "../en/search.ts";
import type { Translation } from "../keys.ts";

export const search: Translation<"fr", typeof en> = {
  search: {
    open: "Rechercher",
    close: "Fermer la recherche",
    title: "Recherche",
    titleFor: "Recherche : {{query}}",
    label: "Rechercher sur ce site",
    send: "Rechercher",
    groups: {
      services: "Services",
      platforms: "Boutiques",
      projects: "Projets",
      people: "Équipe",
      articles: "Articles",
      questions: "Questions",
      pages: "Pages",
      legal: "Conditions et confidentialité",
    },
    found_one: "{{count}} résultat pour « {{query}} »",
    found_many: "{{count}} de résultats pour « {{query}} »",
    found_other: "{{count}} résultats pour « {{query}} »",
    all: "Voir tous les résultats",
    useful: "Par où commencer",
    none: "Aucun résultat pour « {{query}} »",
    noneText: "Essayez un autre mot, ou posez-nous la question : une personne vous répond.",
    similar: "Mots proches sur ce site :",
    ask: "Nous écrire",
    failed: "La recherche n’a pas pu être chargée. Vérifiez votre connexion.",
    failedLink: "Rechercher sur une page à part",
    away: "La recherche ne répond pas pour l’instant. Réessayez dans une minute.",
  },
};
