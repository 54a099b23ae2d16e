/**
 * Drawings from other files (`<svg data-drawing="/file.svg#id">`) are fetched as text when they
 * come near, each file once, and copied into the page. As an image or an outside `<use>`, each
 * costs the main thread 4 ms: the browser builds a document of its own for it.
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
  // What moves through a strip comes near without notice.
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
    // Without its file, a drawing that says something says it in words.
    drawing.replaceWith(drawing.ariaLabel ?? "");
  }
}
