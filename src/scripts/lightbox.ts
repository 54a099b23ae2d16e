import { fillShown } from "./fill-shown.ts";

/**
 * Shows the pictures behind links (`a[data-picture]`, with the caption as its value) in a dialog:
 * arrow keys and buttons cycle, Home and End jump, Escape closes, and the focus returns to the
 * picture's link.
 */
export function watchLightbox(): void {
  const dialog = document.querySelector<HTMLDialogElement>("dialog[data-lightbox]");
  const links = [...document.querySelectorAll<HTMLAnchorElement>("a[data-picture]")];
  const part = (name: string) => dialog?.querySelector<HTMLElement>(`[data-${name}]`);
  const [stage, caption, position] = [part("stage"), part("caption"), part("position")];
  if (!dialog || !stage || !caption || !position) return;

  let shown = 0;
  let opener: HTMLElement | undefined;

  const show = (index: number) => {
    shown = (index + links.length) % links.length;
    const link = links[shown];
    if (!link) return;
    stage.replaceChildren(pictureOf(link));
    caption.textContent = link.dataset.picture ?? "";
    position.textContent = fillShown(dialog.dataset.position, {
      n: shown + 1,
      total: links.length,
    });
    for (const near of [shown + 1, shown - 1]) load(links.at(near % links.length));
  };

  links.forEach((link, index) => {
    link.addEventListener("click", (event) => {
      if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
      event.preventDefault();
      opener = link;
      show(index);
      dialog.showModal();
    });
  });

  const keys: Record<string, () => number> = {
    ArrowLeft: () => shown - 1,
    ArrowRight: () => shown + 1,
    Home: () => 0,
    End: () => links.length - 1,
  };
  dialog.addEventListener("keydown", (event) => {
    const to = keys[event.key];
    if (!to || event.metaKey || event.ctrlKey || event.altKey) return;
    event.preventDefault();
    show(to());
  });
  dialog.addEventListener("click", ({ target }) => {
    if (!(target instanceof Element)) return;
    const step = target.closest<HTMLElement>("[data-step]")?.dataset.step;
    if (step) show(shown + Number(step));
    // A click outside the picture, or on the button.
    else if (target === stage || target === dialog || target.closest("[data-close]"))
      dialog.close();
  });
  dialog.addEventListener("close", () => opener?.focus());
}

function pictureOf(link: HTMLAnchorElement): HTMLImageElement {
  const picture = new Image(Number(link.dataset.width), Number(link.dataset.height));
  picture.src = link.href;
  picture.alt = link.querySelector("img")?.alt ?? "";
  return picture;
}

/** Preloads the neighbours, so that a step does not wait. */
function load(link: HTMLAnchorElement | undefined): void {
  if (link) new Image().src = link.href;
}
