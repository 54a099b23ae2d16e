import type { Translation } from "../translation.ts";

export const shortcuts: Translation<"es">["shortcuts"] = {
  everywhere: {
    title: "En todas partes",
    search: "Buscar, o hacer algo por su nombre",
    list: "Mostrar esta lista",
    close: "Cerrar lo que está abierto",
  },
  lists: {
    title: "Listas",
    select: "Seleccionar la fila cuya casilla tiene el foco",
    through: "Seleccionar todas las filas hasta esta",
    clear: "Quitar toda la selección",
  },
  forms: { title: "Formularios", save: "Guardar" },
  messages: {
    title: "Mensajes",
    next: "Mensaje siguiente",
    previous: "Mensaje anterior",
    read: "Marcar como leído",
    unread: "Marcar como no leído",
  },
  order: {
    title: "Orden de servicios, entradas e imágenes",
    take: "Tomar el elemento cuyo tirador tiene el foco y soltarlo",
    up: "Subirlo",
    down: "Bajarlo",
    top: "Llevarlo arriba del todo",
    bottom: "Llevarlo abajo del todo",
    back: "Devolverlo a su lugar",
  },
  keys: { Esc: "Esc", Space: "Espacio", Shift: "Mayús", Click: "Clic", Home: "Inicio", End: "Fin" },
};
