export const preview = {
  title: "Vista previa",
  card: "Tarjeta",
  page: "Página",
  phone: "Móvil",
  desktop: "Escritorio",
  look: "Qué se muestra",
  width: "Ancho",
  frames: { phone: "Vista previa: móvil", desktop: "Vista previa: escritorio" },
  loading: "Cargando la vista previa",
  failed: "No se pudo cargar la vista previa",
  enlarge: "Ampliar",
} as const;
