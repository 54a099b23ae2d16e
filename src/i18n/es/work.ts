import type { work as en } from "../en/work.ts";
import type { Translation } from "../keys.ts";

export const work: Translation<"es", typeof en> = {
  answer: {
    lede: "{{total, number}} en la bandeja, {{unread, number}} sin leer, {{open, number}} sin respuesta.",
    listLabel: "Mensajes, los más urgentes primero",
    state: "Estado",
    work: "Seguimiento de este mensaje",
    filters: {
      any: "Cualquier estado",
      open: "Abiertos",
      mine: "Míos",
      overdue: "Con retraso",
      answered: "Respondidos",
      closed: "Cerrados",
    },
    counted: "{{name}} ({{count}})",
    label: "Etiqueta",
    anyLabel: "Cualquier etiqueta",
    noneTitle: "No hay mensajes aquí",
    noneText: "Ningún mensaje coincide con estos filtros.",
    states: { open: "Abierto", answered: "Respondido", closed: "Cerrado" },
    elsewhere: "Respondido por otra vía",
    close: "Cerrar",
    reopen: "Reabrir",
    done: {
      closed: "Cerrado sin respuesta.",
      open: "Reabierto.",
      owner: "Responsable cambiado.",
    },
    undone: "Deshecho.",
    owner: "Responsable",
    nobody: "Nadie",
    you: "{{name}} (usted)",
    labels: "Etiquetas",
    addLabel: "Añadir una etiqueta",
    add: "Añadir",
    removeLabel: "Quitar la etiqueta {{label}}",
    labelLong: "Una etiqueta puede tener como máximo {{max, number}} caracteres.",
    labelsMany: "Un mensaje puede tener como máximo {{max, number}} etiquetas.",
    reopened: {
      addition: "Reabierto: el remitente ha añadido algo.",
      correction: "Reabierto: el remitente ha corregido su correo.",
      mail: "Reabierto: no se pudo enviar la respuesta.",
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
    contents: "En esta página",
    jump: "Ir a una sección",
    previewEmpty: "La vista previa aparece cuando empieza a escribir.",
  },

  presence: {},

  activity: {},

  checks: {},
};
