/**
 * Fills a public page with the values of a form, by the marks in its sections:
 * - `data-field="title"`: the element's text, or its picture;
 * - `data-list="features"`: one child per item; marks inside a child belong to its item;
 * - `data-own`: content beyond the form, removed from a borrowed page because it is another
 *   record's;
 * - `data-part`: removed, like a section, when no marked element remains in it.
 */
import {
  isNested,
  type Shot,
  type Shown,
  type ShownItem as Item,
  type ShownValue as Value,
} from "#domain/records/shown.ts";

/** @param own whether the page is the record's own, not a borrowed one. */
export function fillPage(main: Element, shown: Shown, own: boolean): void {
  if (!own) for (const words of main.querySelectorAll("[data-own]")) words.remove();
  fillMarks(main, shown);
  for (const part of main.querySelectorAll(":scope > section, [data-part]"))
    if (
      !part.matches("[data-own]") &&
      !part.querySelector("[data-own], [data-list], img[data-field], [data-field]:not(:empty)")
    )
      part.remove();
}

function fillMarks(root: Element, shown: Shown): void {
  const isOfRoot = (element: Element) => {
    const list = element.parentElement?.closest("[data-list]");
    return !list || !root.contains(list) || list === root;
  };
  for (const element of [...root.querySelectorAll<HTMLElement>("[data-field], [data-list]")].filter(
    isOfRoot,
  )) {
    const { field = "", list = "" } = element.dataset;
    if (field in shown) fillElement(element, shown[field] as Value);
    if (list in shown) fillList(element, shown[list] as readonly Item[]);
  }
}

function fillElement(element: Element, value: Value): void {
  if (value === null) element.remove();
  else if (typeof value === "string") element.textContent = value;
  else if ("url" in value) fillPicture(element, value);
  else
    element.replaceChildren(
      ...value.map(({ text, whole }) =>
        whole
          ? Object.assign(element.ownerDocument.createElement("span"), {
              className: "whole",
              textContent: text,
            })
          : text,
      ),
    );
}

function fillPicture(element: Element, { url, alt, caption = "" }: Shot): void {
  const image = element.matches("img") ? element : element.querySelector("img");
  for (const name of ["srcset", "sizes", "loading"]) image?.removeAttribute(name);
  image?.setAttribute("src", url);
  image?.setAttribute("alt", alt);
  const words = element.querySelector("figcaption");
  if (words) words.textContent = caption;
}

/**
 * One copy of the first child for each item, the first one current, then the page's own children.
 */
function fillList(list: Element, items: readonly Item[]): void {
  const [own, [first]] = [[...list.querySelectorAll(":scope > [data-own]")], [...list.children]];
  if (!first || (items.length === 0 && own.length === 0)) {
    list.remove();
    return;
  }
  const copies = items.map((item, index) => {
    const copy = first.cloneNode(true) as Element;
    if (index > 0) for (const name of ["aria-current", "data-current"]) copy.removeAttribute(name);
    const { list: inner = "" } = (copy as HTMLElement).dataset;
    if (isNested(item) && inner in item) fillList(copy, item[inner] as readonly Item[]);
    else if (isNested(item)) fillMarks(copy, item);
    else fillElement(copy, item);
    return copy;
  });
  list.replaceChildren(...copies, ...own);
}
