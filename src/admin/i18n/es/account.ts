import type { Translation } from "../translation.ts";

export const account: Translation<"es">["account"] = {
  title: "Mi cuenta",
  lede: "{{name}}, {{role}}",
  card: "Cambiar la contraseña",
  note: "Tendrá que iniciar sesión de nuevo en todos sus demás dispositivos.",
  old: "Contraseña actual",
  fresh: "Nueva contraseña",
  freshNote: "Al menos {{min, number}} caracteres. Lo mejor: unas cuantas palabras que solo usted juntaría.",
  again: "Nueva contraseña, otra vez",
  submit: "Cambiar la contraseña",
  failed: "No se pudo cambiar la contraseña",
  details: "Quién es usted",
  name: "Nombre",
  email: "Correo electrónico",
  role: "Rol",
  detailsNote: "Alguien de administración puede cambiarlos en Usuarios.",
  languageNote: "Vale para este navegador, aquí y en el sitio web.",
};
