import type { Translation } from "../translation.ts";

export const trash: Translation<"es">["trash"] = {
  title: "Papelera",
  lede: "Lo que se elimina permanece aquí {{days, number}} días y se puede restaurar.",
  messages: "Mensajes eliminados",
  columns: { what: "Eliminado", kind: "Tipo", by: "Por", until: "Se borra definitivamente el", actions: "Acciones" },
  kinds: { services: "Servicio", projects: "Proyecto" },
  loading: "Cargando la papelera",
  failed: "No se pudo cargar la papelera",
  empty: "La papelera está vacía",
  emptyText: "Aquí aparecerán los servicios y proyectos que se eliminen.",
  restore: "Restaurar",
  restoreOne: "Restaurar {{title}}",
  restored: "{{title}} está de nuevo en su lugar.",
  restoreFailed: "No se pudo restaurar",
  purgeOne: "Eliminar {{title}} definitivamente",
  purgeTitle: "¿Eliminar {{title}} definitivamente?",
  purgeText: "También desaparece todo su historial. Esta acción no se puede deshacer.",
  purgeAction: "Eliminar definitivamente",
  purged: "{{title}} se eliminó definitivamente.",
  purgeFailed: "No se pudo eliminar definitivamente",
};
