/** Putting a form's values into the markup of a public page. */
import type { Picture } from "../values.ts";

/** What stands in the place of a picture that there is none of. */
export interface Look {
  placeholder: string;
  /** Whether the template is the record's own; a borrowed one says things that are not this record's. */
  own: boolean;
}

export function setText(root: ParentNode, selector: string, text: string): void {
  const element = root.querySelector(selector);
  if (element) element.textContent = text;
}

/** Puts another number into a sentence of the page. */
export function setNumber(root: ParentNode, selector: string, number: number): void {
  const element = root.querySelector(selector);
  if (element) element.textContent = (element.textContent ?? "").replace(/\d+/, String(number));
}

/** As many copies of the first child as there are items. Without items the nearest `within` goes away. */
export function setItems<Item>(
  root: ParentNode,
  selector: string,
  items: readonly Item[],
  fill: (element: Element, item: Item, index: number) => void,
  within?: string,
): void {
  const list = root.querySelector(selector);
  const first = list?.firstElementChild;
  if (!list || !first) return;
  if (items.length === 0 && within) list.closest(within)?.remove();
  list.replaceChildren(
    ...items.map((item, index) => {
      const element = first.cloneNode(true) as Element;
      fill(element, item, index);
      return element;
    }),
  );
}

export function setPicture(image: Element | null, picture: Picture | undefined, { placeholder }: Look): void {
  if (!(image && image.tagName === "IMG")) return;
  for (const name of ["srcset", "sizes", "loading"]) image.removeAttribute(name);
  image.setAttribute("src", picture?.url ?? placeholder);
  image.setAttribute("alt", picture?.alt ?? "");
}

/** Paragraphs of a text, as blank lines part them. */
export function paragraphsOf(text: string): string[] {
  return text
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter(Boolean);
}
