/** Pages with a loading announcement, and its text. */
import { pathWithoutLocale } from "#domain/links.ts";

export type LoadingText =
  "services" | "serviceDetails" | "blog" | "article" | "contact" | "projects";

const AREAS: Record<string, { page: LoadingText; below: LoadingText }> = {
  services: { page: "services", below: "serviceDetails" },
  blog: { page: "blog", below: "article" },
  contact: { page: "contact", below: "contact" },
  projects: { page: "projects", below: "projects" },
};

/**
 * Returns the announcement of a page; `undefined` for a page without an overlay.
 * @param path from `pagePath`, with or without a language.
 */
export function loadingText(path: string): LoadingText | undefined {
  const [, area = "", below] = pathWithoutLocale(path).split("/");
  if (!Object.hasOwn(AREAS, area)) return undefined;
  return AREAS[area]?.[below ? "below" : "page"];
}
