/** Small pictures (buttons) that choose the large one at the same place in the stack of slides (`styles/slides.css`). */
export function watchPictureChoice(): void {
  for (const root of document.querySelectorAll("[data-picture-choice]")) {
    const slides = [...(root.querySelector("[data-slides]")?.children ?? [])];
    const buttons = [...root.querySelectorAll("button")];

    const prepare = (index: number) => slides[index]?.setAttribute("data-ready", "");
    const choose = (index: number) => {
      slides.forEach((slide, at) => slide.toggleAttribute("data-current", at === index));
      buttons.forEach((button, at) => {
        if (at === index) button.setAttribute("aria-current", "true");
        else button.removeAttribute("aria-current");
      });
    };
    buttons.forEach((button, index) => {
      button.addEventListener("click", () => choose(index));
      for (const near of ["pointerenter", "focus"]) button.addEventListener(near, () => prepare(index));
    });
  }
}
