import { fillShown } from "./fill-shown.ts";

/**
 * Moves the seam of each before-and-after to its slider's value, and describes the value in words.
 */
export function watchCompare(): void {
  for (const frame of document.querySelectorAll<HTMLElement>("[data-compare]")) {
    const slider = frame.querySelector("input");
    if (!slider) continue;
    const move = () => {
      frame.style.setProperty("--at", `${slider.value}%`);
      slider.ariaValueText = fillShown(slider.dataset.text, { n: Number(slider.value) });
    };
    slider.addEventListener("input", move);
    // A reload may restore the slider's value.
    move();
  }
}
