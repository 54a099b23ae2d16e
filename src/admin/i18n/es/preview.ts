import type { Translation } from "../translation.ts";

export const preview: Translation<"es">["preview"] = {
  title: "Vista previa",
  card: "Tarjeta",
  page: "Página",
  phone: "Teléfono",
  desktop: "Escritorio",
  look: "Qué se muestra",
  width: "Ancho",
  frames: { phone: "Vista previa: teléfono", desktop: "Vista previa: escritorio" },
  loading: "Cargando la vista previa",
  failed: "No se pudo cargar la vista previa",
  enlarge: "Ampliar",
};
