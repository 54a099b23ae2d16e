import type { work as en } from "../en/work.ts";
import type { Translation } from "../keys.ts";

export const work: Translation<"es", typeof en> = {
  answer: {},

  snippets: {},

  drafts: {
    group: "Guardar",
    more: "Otras formas de guardar",
    publish: "Guardar y publicar",
    publishNote: "Los visitantes lo verán en unos minutos.",
    save: "Guardar borrador",
    saveNote: "La versión guardada y la página pública no cambian.",
    notPublished: "Aún sin publicar.",
    publishIt: "Publicar",
    publishNamed: "Publicar {{name}} y los demás cambios",
    next: "Todo lo guardado se publica hacia las {{time}}.",
    others_one: "y {{count, number}} más",
    others_other: "y {{count, number}} más",
    others_many: "y {{count, number}} de más",
    month_one: "Publicado {{count, number}} vez este mes.",
    month_other: "Publicado {{count, number}} veces este mes.",
    month_many: "Publicado {{count, number}} de veces este mes.",
    failed: "No se pudo guardar el borrador.",
    found: "Borrador de {{name}}, {{time}}.",
    editing: "Está editando el borrador de {{name}}, {{time}}.",
    beside: "La versión guardada y la página pública no lo tienen.",
    open: "Abrir el borrador",
    compare: "Comparar",
    toSaved: "Volver a la versión guardada",
    discard: "Descartar el borrador",
    discardFailed: "No se pudo descartar el borrador.",
    discarded: "Borrador descartado.",
    compareTitle: "Borrador y versión guardada",
    same: "El borrador es igual a la versión guardada.",
    newOnes: "Borradores aún sin guardar",
    untitled: "Sin nombre",
    sides: { saved: "Versión guardada", draft: "Borrador" },
  },

  schedule: {
    title: "Programación",
    note: "Opcional. En la hora de {{zone}}; el sitio cambia en unos 20 minutos.",
    publishAt: "Se hace público",
    unpublishAt: "Sale del sitio",
    yours: "{{time}} donde usted está",
    says: {
      draftOnly: "Solo es un borrador. Los visitantes no lo ven.",
      unknown: "No sabemos qué ven los visitantes.",
      refused: "Los visitantes no lo ven, porque no se puede convertir en página.",
      byContent: "Los visitantes ven en su lugar la página de los archivos de contenido.",
      building: "Publicándose ahora.",
      live: "Los visitantes ven esta versión.",
      liveUntil: "Los visitantes ven esta versión hasta el {{until}}.",
      lacking: "Los visitantes lo ven, pero falta algo.",
      hidden: "Los visitantes no lo ven, porque está inactivo.",
      upcoming: "Se hará público el {{from}}.",
      upcomingUntil: "Será público desde el {{from}} hasta el {{until}}.",
      starting: "Estaba previsto para el {{from}}. Se hará público en unos 20 minutos.",
      ending: "Debía terminar el {{until}}. Saldrá del sitio en unos 20 minutos.",
      ended: "Fuera del sitio desde el {{until}}.",
      goingAway: "Sigue público. La próxima publicación lo retira del sitio hasta el {{from}}.",
      waitingOld: "Aún sin publicar. Los visitantes ven la versión anterior.",
      waitingNew: "Aún sin publicar. Los visitantes no lo ven.",
      waitingOff: "Aún sin publicar. Los visitantes lo ven hasta que publique.",
    },
  },

  translations: {},

  agency: {},

  questions: {},

  library: {},

  lists: {
    contents: "En esta página",
    jump: "Ir a una sección",
    previewEmpty: "La vista previa aparece cuando empieza a escribir.",
  },

  presence: {},

  activity: {},

  checks: {},
};
