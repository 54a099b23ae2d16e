import { markDot, prepareSlide, showSlide } from "./slides.ts";

/** Small pictures (buttons) that choose the large one at the same place in the stack of slides. */
export function watchPictureChoice(): void {
  for (const root of document.querySelectorAll("[data-picture-choice]")) {
    const buttons = [...root.querySelectorAll("button")];
    for (const [index, button] of buttons.entries()) {
      button.addEventListener("click", () => {
        showSlide(root, index);
        markDot(buttons, index);
      });
      for (const near of ["pointerenter", "focus"])
        button.addEventListener(near, () => prepareSlide(root, index));
    }
  }
}
