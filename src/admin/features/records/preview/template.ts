/**
 * Public pages as templates for the preview: their own markup and styles, filled with the values of
 * the form. Only `main` and the style sheets of a fetched page are used; none of its scripts run.
 */
export interface Template {
  /** Addresses of its style sheets. */
  styles: string[];
  main: Element;
  /** Whether page and card are the record's own, not borrowed ones. */
  own: boolean;
}

export interface Templates {
  card: Template;
  page: Template;
}

/**
 * @param list address of the public list. @param card selector of a card in it. Throws when a page
 * cannot be loaded.
 */
export async function fetchTemplates(
  list: string,
  card: string,
  slug: string | undefined,
  signal: AbortSignal,
): Promise<Templates> {
  const cards = await fetchPage(list, signal);
  const all = [...cards.querySelectorAll(card)];
  const ownCard = all.find((element) => element.querySelector(`a[href="${list}/${slug ?? ""}"]`));
  const shown = ownCard ?? all[0];
  const path = shown?.querySelector("a")?.getAttribute("href");
  if (!shown || !path) throw new Error(`${list} shows no card.`);
  const page = await fetchPage(path, signal);
  // The section around the card without its other content, which keeps the card's spacing.
  const section = shown.closest("section") ?? shown;
  for (
    let element: Element | null = shown;
    element && element !== section;
    element = element.parentElement
  )
    for (const other of [...(element.parentElement?.children ?? [])])
      if (other !== element) other.remove();
  const main = cards.createElement("main");
  main.append(section);
  return {
    card: { styles: stylesOf(cards), main, own: ownCard !== undefined },
    page: { styles: stylesOf(page), main: mainOf(page), own: ownCard !== undefined },
  };
}

async function fetchPage(path: string, signal: AbortSignal): Promise<Document> {
  const response = await fetch(path, { signal });
  if (!response.ok) throw new Error(`${path} answered ${response.status}.`);
  const page = new DOMParser().parseFromString(await response.text(), "text/html");
  for (const element of page.querySelectorAll("script, style, dialog, [data-request] input"))
    element.remove();
  // Drawings that the page's script would add.
  for (const drawing of page.querySelectorAll<SVGElement>("[data-drawing]")) {
    const use = page.createElementNS(drawing.namespaceURI, "use");
    use.setAttribute("href", drawing.dataset["drawing"] ?? "");
    drawing.append(use);
  }
  return page;
}

function stylesOf(page: Document): string[] {
  return Array.from(
    page.querySelectorAll('link[rel="stylesheet"]'),
    (link) => link.getAttribute("href") ?? "",
  );
}

function mainOf(page: Document): Element {
  const main = page.querySelector("main");
  if (!main) throw new Error("The page has no main.");
  return main;
}
