/** The pages that a message is about: those that its sender read before asking. */
import { hasPageAt } from "#domain/content/parts.ts";
import { ABOUT_MAX, TEXT_MAX } from "#domain/limits.ts";
import { pagePath, pathWithoutLocale } from "#domain/links.ts";
import { SLUG } from "#domain/text/slug.ts";

/** English addresses of the pages with something to read. */
const SHAPES = [
  "/services/:slug",
  "/projects/:slug",
  "/blog/:number",
  "/platform/:slug",
  "/people/:slug",
  "/real-estate-solutions",
  "/brief",
].map(
  (shape) =>
    new RegExp(
      `^${shape.replace(":slug", SLUG.source.slice(1, -1)).replace(":number", "[1-9]\\d{0,5}")}$`,
    ),
);

/**
 * Returns the addresses among `texts`, in English and without query, each once and at most
 * `ABOUT_MAX`. A text may hold several, separated by white space. Drops everything else, so that no
 * message is lost or refused for what its page added.
 */
export function aboutPaths(texts: readonly unknown[]): string[] {
  const paths = texts
    .flatMap((text) => (typeof text === "string" ? text.split(/\s+/) : []))
    .map((text) => pathWithoutLocale(pagePath(text.replace(/[?#].*$/s, ""))))
    .filter(isReadable);
  return [...new Set(paths)].slice(0, ABOUT_MAX);
}

function isReadable(path: string): boolean {
  return (
    path.length <= TEXT_MAX.path &&
    SHAPES.some((shape) => shape.test(path)) &&
    !path.endsWith("/not-found") &&
    hasPageAt(path)
  );
}
