import type { Translation } from "../translation.ts";

export const order: Translation<"es">["order"] = {
  grip: "Mover {{name}}",
  hint: "Arrastre. También con el teclado: Espacio toma, las flechas mueven, Espacio suelta y Escape devuelve a su lugar.",
  taken: "{{name}}: movimiento iniciado. Posición {{place, number}} de {{total, number}}.",
  at: "{{name}}: posición {{place, number}} de {{total, number}}.",
  put: "{{name}}: movimiento terminado, posición {{place, number}} de {{total, number}}.",
  back: "{{name}}: de vuelta en la posición {{place, number}}.",
  failed: "No se pudo guardar el orden",
  network: "No se pudo conectar con el servidor. El orden sigue como estaba.",
};
