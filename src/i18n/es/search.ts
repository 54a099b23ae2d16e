import type { search as en } from "../en/search.ts";
import type { Translation } from "../keys.ts";

export const search: Translation<"es", typeof en> = {
  search: {
    open: "Buscar",
    close: "Cerrar la búsqueda",
    title: "Buscar",
    titleFor: "Buscar: {{query}}",
    label: "Buscar en este sitio",
    send: "Buscar",
    groups: {
      services: "Servicios",
      platforms: "Tiendas",
      projects: "Proyectos",
      people: "Equipo",
      articles: "Artículos",
      questions: "Preguntas",
      pages: "Páginas",
      legal: "Términos y privacidad",
    },
    found_one: "{{count}} resultado para «{{query}}»",
    found_many: "{{count}} de resultados para «{{query}}»",
    found_other: "{{count}} resultados para «{{query}}»",
    all: "Ver todos los resultados",
    useful: "Por dónde empezar",
    none: "No hay resultados para «{{query}}»",
    noneText: "Pruebe con otra palabra o pregúntenos: le responde una persona.",
    similar: "Palabras parecidas en este sitio:",
    ask: "Escríbanos",
    failed: "No se pudo cargar la búsqueda. Revise su conexión.",
    failedLink: "Buscar en su propia página",
    away: "La búsqueda no responde en este momento. Inténtelo de nuevo en un minuto.",
  },
};
