/** Words around the preview; what it shows is the public page in English. */
export const preview = {
  title: "Preview",
  card: "Card",
  page: "Page",
  phone: "Phone",
  desktop: "Desktop",
  look: "What is shown",
  width: "Width",
  frames: { phone: "Preview: Phone", desktop: "Preview: Desktop" },
  loading: "Loading the preview",
  failed: "The preview could not be loaded",
  enlarge: "Enlarge",
} as const;
