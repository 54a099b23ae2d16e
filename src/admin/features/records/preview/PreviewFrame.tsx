import { useEffect, useRef, useState } from "react";
import type { PreviewPlan } from "#admin/features/records/form/plan.ts";
import { useTranslation } from "#admin/i18n/use-translation.tsx";
import { useBrand } from "#admin/lib/brand.ts";
import { fillFacts } from "#domain/content/fill-facts.ts";
import type { Width } from "./Preview.tsx";
import { fillPage } from "./marks.ts";
import type { Template } from "./template.ts";

interface Props<Values> {
  template: Template;
  shown: PreviewPlan<Values>["shown"];
  values: Values;
  width: Width;
}

/** Window widths in CSS pixels. */
const WIDTHS: Record<Width, number> = { phone: 390, desktop: 1280 };
const EMPTY = "<!doctype html><html><head></head><body></body></html>";

/**
 * An iframe, so that the page's styles apply to its own width and to nothing else. It is inert and
 * runs no script.
 */
export function PreviewFrame<Values>({ template, shown, values, width }: Props<Values>) {
  const { t } = useTranslation();
  const { placeholder, facts } = useBrand();
  const frame = useRef<HTMLIFrameElement>(null);
  const [page, setPage] = useState<Document>();
  const [scale, setScale] = useState(0);

  useEffect(() => {
    const box = frame.current?.parentElement;
    if (!box) return;
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setScale(Math.min(1, entry.contentRect.width / WIDTHS[width]));
    });
    observer.observe(box);
    return () => {
      observer.disconnect();
    };
  }, [width]);

  useEffect(() => {
    if (page) dress(page, template.styles);
  }, [page, template]);

  useEffect(() => {
    if (!page) return;
    const main = template.main.cloneNode(true) as Element;
    const said = fillFacts(values, new Map(Object.entries(facts)));
    fillPage(main, shown(said, template.own ? main : undefined), template.own);
    const before = page.body.firstElementChild;
    if (before) update(before, main);
    else page.body.append(main);
  }, [page, template, shown, values, facts]);

  return (
    <div className="preview__window">
      <iframe
        ref={frame}
        title={t(`preview.frames.${width}`)}
        srcDoc={EMPTY}
        style={{ width: WIDTHS[width], height: `${100 / (scale || 1)}%`, scale: String(scale) }}
        onLoad={({ currentTarget: { contentDocument } }) => {
          contentDocument?.addEventListener(
            "error",
            ({ target }) => showPlaceholder(target as Element, placeholder),
            true,
          );
          setPage(contentDocument ?? undefined);
        }}
      />
    </div>
  );
}

/**
 * Adds the styles of the public page in the current theme, and shows the page when they are loaded.
 */
function dress(page: Document, styles: string[]): void {
  const { theme } = document.documentElement.dataset;
  page.documentElement.lang = "en";
  if (theme) page.documentElement.dataset["theme"] = theme;
  // The preview has no header to make room for.
  page.documentElement.style.setProperty("--header-height", "0px");
  // The order of the layers, from the head of the page.
  const layers = page.createElement("style");
  layers.textContent = document.head.querySelector("style")?.textContent ?? "";
  const links = styles.map((href) =>
    Object.assign(page.createElement("link"), { rel: "stylesheet", href }),
  );
  page.body.inert = true;
  page.body.hidden = true;
  const arrived = links.map(
    (link) =>
      new Promise((resolve) => {
        link.onload = link.onerror = resolve;
      }),
  );
  void Promise.all(arrived).then(() => {
    page.body.hidden = false;
  });
  page.head.replaceChildren(layers, ...links);
}

/** Updates only the differences, so that pictures do not flicker and scroll positions stay. */
function update(old: Element, next: Element): void {
  if (old.isEqualNode(next)) return;
  const alike =
    old.cloneNode().isEqualNode(next.cloneNode()) &&
    old.children.length > 0 &&
    old.childNodes.length === next.childNodes.length;
  if (!alike) {
    old.replaceWith(next);
    return;
  }
  const nextNodes = [...next.childNodes];
  [...old.childNodes].forEach((node, index) => {
    const other = nextNodes[index];
    if (!other) return;
    if (isElement(node) && isElement(other)) update(node, other);
    else if (!node.isEqualNode(other)) node.replaceWith(other);
  });
}

/** Replaces a broken picture, as on the public page. */
function showPlaceholder(target: Element, placeholder: string): void {
  if (target.tagName === "IMG" && target.getAttribute("src") !== placeholder)
    target.setAttribute("src", placeholder);
}

/** Works across windows, unlike `instanceof`. */
function isElement(node: Node): node is Element {
  return node.nodeType === Node.ELEMENT_NODE;
}
