/** Putting a form's values into the markup of a public page. */
import { titleParts } from "#domain/text.ts";
import type { Picture } from "../values.ts";

export interface Look {
  /** Whether the template is the record's own; a borrowed one says things that are not this record's. */
  own: boolean;
}

export function setText(root: ParentNode, selector: string, text: string): void {
  const element = root.querySelector(selector);
  if (element) element.textContent = text;
}

/** A title whose short words with a hyphen are kept whole, as the pages do. */
export function setTitle(root: ParentNode, selector: string, title: string): void {
  const element = root.querySelector(selector);
  element?.replaceChildren(
    ...titleParts(title).map(({ text, whole }) =>
      whole ? Object.assign(element.ownerDocument.createElement("span"), { className: "whole", textContent: text }) : text,
    ),
  );
}

/** What the page says behind an element, and leaves out when it is empty; the template may have left it out too. */
export function setNext(element: Element | null, tag: string, text: string): void {
  if (!element) return;
  const next = element.nextElementSibling?.matches(tag) ? element.nextElementSibling : undefined;
  if (text === "") next?.remove();
  else if (next) next.textContent = text;
  else {
    const added = element.ownerDocument.createElement(tag);
    // The styles of a section know its elements by their neighbours' mark.
    for (const { name, value } of element.attributes) if (name.startsWith("data-astro-cid-")) added.setAttribute(name, value);
    added.textContent = text;
    element.after(added);
  }
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

/** @param title what a picture shows that nothing is said of. */
export function setPicture(image: Element | null, { url, alt }: Picture, title: string): void {
  if (!(image && image.tagName === "IMG")) return;
  for (const name of ["srcset", "sizes", "loading"]) image.removeAttribute(name);
  image.setAttribute("src", url);
  image.setAttribute("alt", alt || title);
}
