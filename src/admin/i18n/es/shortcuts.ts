export const shortcuts = {
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
    take: "Tomar la cosa cuyo asidero tiene el foco, y soltarla",
    up: "Subirla",
    down: "Bajarla",
    top: "Llevarla arriba del todo",
    bottom: "Llevarla abajo del todo",
    back: "Devolverla a donde estaba",
  },
  keys: { Esc: "Esc", Space: "Espacio", Shift: "Mayús", Click: "Clic", Home: "Inicio", End: "Fin" },
} as const;
