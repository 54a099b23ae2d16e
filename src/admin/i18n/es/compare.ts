import type { Translation } from "../translation.ts";

export const compare: Translation<"es">["compare"] = {
  title: "Otra persona guardó mientras tanto",
  who: "Guardado por {{name}}, {{time}}, mientras usted editaba. No se pierde nada de lo suyo.",
  whoUnknown: "Guardado por alguien mientras usted editaba. No se pierde nada de lo suyo.",
  noClash: "Sus cambios y los de la otra persona no chocan: se pueden guardar ambos.",
  clashes_one: "Ambos cambiaron un mismo campo.",
  clashes_other: "Ambos cambiaron {{count, number}} campos.",
  clashes_many: "Ambos cambiaron {{count, number}} de campos.",
  taken: "Tomado de la otra versión:",
  mine: "La mía",
  theirs: "La otra",
  allMine: "Conservar todo lo mío",
  allTheirs: "Tomar todo lo de la otra",
  save: "Guardar",
  saveBoth: "Guardar ambos",
  back: "Volver al formulario",
  choose_one: "Falta elegir un campo.",
  choose_other: "Faltan {{count, number}} campos por elegir.",
  choose_many: "Faltan {{count, number}} de campos por elegir.",
};
