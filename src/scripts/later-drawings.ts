/**
 * Fetches drawings from other files (`<svg data-drawing="/file.svg#id">`) as text when they come
 * near, each file once, and copies them into the page. As an image or external `<use>`, each costs
 * the main thread 4 ms, because the browser builds a document for it.
 */
export function watchLaterDrawings(): void {
  const drawings = [...document.querySelectorAll<SVGElement>("[data-drawing]")];
  const watcher = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue;
        watcher.unobserve(target);
        for (const drawing of drawings) if (target.contains(drawing)) void draw(drawing);
      }
    },
    { rootMargin: "200px" },
  );
  // A strip clips the drawings that move through it, so the whole strip is watched.
  for (const drawing of drawings) watcher.observe(drawing.closest(".marquee") ?? drawing);
}

const sources = new Map<string, Promise<Document>>();

async function fetchSource(file: string): Promise<Document> {
  return new DOMParser().parseFromString(await (await fetch(file)).text(), "image/svg+xml");
}

async function draw(drawing: SVGElement): Promise<void> {
  const [file = "", id = ""] = drawing.dataset.drawing?.split("#") ?? [];
  try {
    const source = sources.get(file) ?? fetchSource(file);
    sources.set(file, source);
    const shapes = (await source).getElementById(id)?.cloneNode(true) as Element;
    shapes.removeAttribute("id");
    drawing.append(shapes);
  } catch {
    // Without its file, a drawing with a name becomes text.
    drawing.replaceWith(drawing.ariaLabel ?? "");
  }
}
