/**
 * Fills the content of a public page with that of a record, by the marks that the preview in the
 * admin fills too (`admin/features/records/preview/marks.ts`). The page's scripts stay out, and with
 * them what only they would bring to life.
 */
import { type ElementNode, parse, renderSync } from "ultrahtml";
import {
  isNested,
  type OwnPage,
  type Shot,
  type Shown,
  type ShownItem,
  type ShownValue,
} from "#domain/records/shown.ts";
import { escapeHtml } from "#server/mail/mail-text.ts";
import {
  closest,
  copyOf,
  elementsOf,
  has,
  isElement,
  isWithin,
  type Parent,
  remove,
  textIn,
  unwrap,
  without,
  write,
} from "./page-tree.ts";

/** The content of a page: what stands inside `main`. */
export function readPage(html: string): Parent {
  const [, content] = /<main\b[^>]*>(.*)<\/main>/s.exec(html) ?? [];
  if (content === undefined) throw new Error("The page has no main.");
  const page = parse(content) as Parent;
  for (const element of elementsOf(page)) {
    if (["script", "style", "dialog", "template"].includes(element.name)) remove(element);
    else if (has(element, "carousel-controls")) remove(element);
    else if (element.name.startsWith("astro-")) unwrap(element);
    // Pictures that fade in turn stand beside each other.
    else if (has(element, "slides--fading"))
      element.attributes["class"] = (element.attributes["class"] ?? "").replace(
        "slides--fading",
        "slides--pages",
      );
  }
  return page;
}

/** What a project's own page has beyond its form. */
export function ownPageOf(page: Parent): OwnPage {
  const elements = elementsOf(page);
  const category =
    elements.find(({ attributes }) => attributes["data-field"] === "category") ??
    elements.find(
      (element) =>
        element.attributes["data-field"] === "said" &&
        closest(element, ({ attributes }) => attributes["data-fact"] === "category"),
    );
  return {
    hasOverview: elements.some(({ attributes }) => attributes["data-own"] === "overview"),
    pictures: elements
      .filter(({ attributes }) => "data-picture" in attributes)
      .map((link) => ({
        alt: elementsOf(link).find(({ name }) => name === "img")?.attributes["alt"] ?? "",
        caption: link.attributes["data-picture"] ?? "",
        isInFeature: closest(link, isMarked) === undefined,
      })),
    category: category ? textIn(category).trim() : "",
  };
}

/**
 * Returns HTML. Sections that have nothing left to say go; a page that is not the record's `own` loses
 * also those that say nothing of a record's form.
 */
export function fillPage(page: Parent, shown: Shown, own: boolean): string {
  const parts = elementsOf(page).filter(
    (element) =>
      ("data-part" in element.attributes ||
        (element.name === "section" && element.parent === page)) &&
      (!own || hasSaid(element)),
  );
  if (!own) for (const words of elementsOf(page)) if (isOwn(words)) remove(words);
  fillMarks(page, shown);
  for (const part of parts) if (!isOwn(part) && !hasSaid(part)) remove(part);
  return renderSync(page);
}

function hasSaid(part: ElementNode): boolean {
  return elementsOf(part).some(
    (element) =>
      isOwn(element) ||
      "data-list" in element.attributes ||
      ("data-field" in element.attributes &&
        (element.name === "img" || element.children.length > 0)),
  );
}

function fillMarks(root: Parent, shown: Shown): void {
  const isOfRoot = (element: ElementNode) => {
    const list = closest(element, ({ attributes }) => "data-list" in attributes);
    return !list || list === root || !isWithin(list, root);
  };
  for (const element of elementsOf(root).filter(isMarked).filter(isOfRoot)) {
    const { "data-field": field = "", "data-list": list = "" } = element.attributes;
    if (field in shown) fillElement(element, shown[field] as ShownValue);
    if (list in shown) fillList(element, shown[list] as readonly ShownItem[]);
  }
}

function fillElement(element: ElementNode, value: ShownValue): void {
  if (value === null) remove(element);
  else if (typeof value === "string") write(element, escapeHtml(value));
  else if ("url" in value) fillPicture(element, value);
  else
    write(
      element,
      value
        .map(({ text, whole }) =>
          whole ? `<span class="whole">${escapeHtml(text)}</span>` : escapeHtml(text),
        )
        .join(""),
    );
}

/** Values of attributes are written as they are, so they come escaped. */
function fillPicture(element: ElementNode, { url, alt, caption = "" }: Shot): void {
  const inside = [element, ...elementsOf(element)];
  const image = inside.find(({ name }) => name === "img");
  const address = escapeHtml(url);
  if (image)
    image.attributes = {
      ...without(image.attributes, ["srcset", "sizes", "loading"]),
      src: address,
      alt: escapeHtml(alt),
    };
  // The picture itself, where the page's script would show it large.
  if (element.name === "a") element.attributes["href"] = address;
  const words = inside.find(({ name }) => name === "figcaption");
  if (words) write(words, escapeHtml(caption));
}

/** One copy of the first child for each item, the first one current, then the page's own children. */
function fillList(list: ElementNode, items: readonly ShownItem[]): void {
  const children = list.children.filter(isElement);
  const own = children.filter(isOwn);
  const [first] = children;
  if (!first || (items.length === 0 && own.length === 0)) return remove(list);
  const copies = items.map((item, index) => {
    const copy = copyOf(first, list);
    if (index > 0) copy.attributes = without(copy.attributes, ["aria-current", "data-current"]);
    const { "data-list": inner = "" } = copy.attributes;
    if (isNested(item) && inner in item) fillList(copy, item[inner] as readonly ShownItem[]);
    else if (isNested(item)) fillMarks(copy, item);
    else fillElement(copy, item);
    return copy;
  });
  list.children = [...copies, ...own];
}

function isOwn({ attributes }: ElementNode): boolean {
  return "data-own" in attributes;
}

function isMarked({ attributes }: ElementNode): boolean {
  return "data-field" in attributes || "data-list" in attributes;
}
