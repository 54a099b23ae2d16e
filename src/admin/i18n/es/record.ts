import type { Translation } from "../translation.ts";

export const record: Translation<"es">["record"] = {
  list: {
    detail: {
      entry: "Detalle {{n, number}}",
      add: "Agregar un detalle",
      remove: "Quitar el detalle {{n, number}}",
      up: "Subir el detalle {{n, number}}",
      down: "Bajar el detalle {{n, number}}",
      grip: "Cambiar de lugar el detalle {{n, number}}",
      moved: "El detalle es ahora el número {{n, number}} de {{total, number}}.",
      removed: "Se quitó el detalle {{n, number}}.",
    },
    feature: {
      entry: "Característica {{n, number}}",
      add: "Agregar una característica",
      remove: "Quitar la característica {{n, number}}",
      up: "Subir la característica {{n, number}}",
      down: "Bajar la característica {{n, number}}",
      grip: "Cambiar de lugar la característica {{n, number}}",
      moved: "La característica es ahora la número {{n, number}} de {{total, number}}.",
      removed: "Se quitó la característica {{n, number}}.",
    },
    picture: {
      grip: "Cambiar de lugar la imagen {{n, number}}",
      moved: "La imagen es ahora la número {{n, number}} de {{total, number}}.",
      removed: "Se quitó la imagen {{n, number}}.",
    },
    full: "El máximo es de {{max, number}} entradas.",
  },
  leave: {
    title: "¿Salir sin guardar?",
    text: "Lo que cambió aquí no está guardado. Queda como borrador en este navegador.",
    uploading: "Todavía se están subiendo imágenes. Lo que no haya llegado se perderá.",
    saving: "¿Salir mientras se guarda?",
    savingText: "El guardado continúa. Si falla, su texto queda como borrador en este navegador.",
    action: "Salir",
  },
  save: {
    unchanged: "No cambió nada.",
    shortcut: "{{key}} guarda sin salir de aquí.",
  },
  deleted: {
    title: "Se eliminó mientras usted lo editaba",
    inTrash: "{{name}} lo movió a la papelera, {{time}}. Su texto sigue aquí.",
    forGood: "Se eliminó definitivamente y no se puede restaurar. Su texto sigue aquí.",
    unknown: "Se eliminó. Su texto sigue aquí.",
    restore: "Restaurar y guardar mi versión",
    saveAsNew: "Guardar como nuevo",
    discard: "Descartar mis cambios",
  },
  draft: {
    kept: "Borrador guardado en este dispositivo: {{time}}",
    found: "Borrador sin guardar: {{time}}",
    older: "Otra persona guardó después. Al guardar verá ambas versiones.",
    restore: "Recuperar",
    discard: "Descartar",
    restored: "Su borrador está en el formulario. Aún no está guardado.",
    discarded: "Borrador descartado.",
  },
  value: {
    none: "Vacío",
    on: "Sí",
    off: "No",
    noAlt: "Sin descripción",
  },
};
