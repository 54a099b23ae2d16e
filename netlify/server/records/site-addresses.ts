/** The addresses of this site that lead somewhere, for links in texts. */
import { moved } from "#generated/moved.ts";
import {
  DEFAULT_LOCALE,
  localePath,
  LOCALES,
  pathWithoutLocale,
  siteLinks,
} from "#domain/links.ts";
import { publicPath } from "#domain/records/public-path.ts";
import type { RecordKind } from "#domain/records/record.ts";
import { builtFile } from "#server/http/built-file.ts";

/** A record that has an address, and had others, which redirect. */
interface Addressed {
  kind: RecordKind;
  slug: string;
  formerSlugs: readonly string[];
}

/** The most pages whose places are looked up for one list. */
const PAGES = 20;

/** The addresses of the built pages, without the domain. */
const readPaths = builtFile(
  "sitemap",
  () => "/sitemap-0.xml",
  async (answer) =>
    new Set(
      Array.from((await answer.text()).matchAll(/<loc>([^<]+)<\/loc>/g), ([, address = ""]) =>
        pageOf(new URL(address).pathname),
      ),
    ),
);

const readers = new Map<string, ReturnType<typeof readerOf>>();

/** The places of a built page that an address can name after `#`. */
function readerOf(page: string) {
  return builtFile(
    `places of ${page}`,
    () => page,
    async (answer) =>
      new Set(
        Array.from(
          (await answer.text()).matchAll(/\sid=(?:"([^"]*)"|([^\s">]+))/g),
          ([, quoted, plain]) => quoted ?? plain ?? "",
        ),
      ),
  );
}

/**
 * Returns whether an address leads somewhere; `undefined` while the built pages are not known. A
 * place in a page that cannot be read counts as there.
 * @param linked the addresses that will be asked for.
 */
export async function aliveAddresses(
  request: Request,
  records: readonly Addressed[],
  linked: readonly string[],
): Promise<((path: string) => boolean) | undefined> {
  const built = await readPaths(request, DEFAULT_LOCALE);
  if (!built) return undefined;
  const own = records.flatMap(({ kind, slug, formerSlugs }) =>
    [slug, ...formerSlugs].flatMap((name) => {
      const path = publicPath(kind, { slug: name });
      return LOCALES.map((locale) => localePath(locale, path));
    }),
  );
  const fixed = LOCALES.flatMap((locale) => Object.values(siteLinks(locale))).filter(
    (link) => typeof link === "string",
  );
  const pages = new Set([...built, ...[...own, ...fixed].map(pageOf)]);
  // A place that a saved question has gets to the page with the next build.
  const saved = new Set(own.filter((path) => path.includes("#")).map(placeOf));
  const asked = [...new Set(linked.filter((path) => path.includes("#")).map(pageOf))];
  const places = new Map(
    await Promise.all(
      asked
        .filter((page) => built.has(page))
        .slice(0, PAGES)
        .map(async (page) => {
          const reader = readers.get(page) ?? readerOf(page);
          readers.set(page, reader);
          return [page, await reader(request, DEFAULT_LOCALE)] as const;
        }),
    ),
  );
  return (path) => {
    const page = pageOf(path);
    if (/^\/(?:media|admin|api)\b/.test(page)) return true;
    const [, place = ""] = path.split("#");
    if (!pages.has(page)) return isMoved(page);
    return place === "" || saved.has(placeOf(path)) || (places.get(page)?.has(place) ?? true);
  };
}

/** `content/redirects.yaml` leads it on, in any language and with capitals. */
function isMoved(page: string): boolean {
  const path = pathWithoutLocale(page).toLowerCase();
  return moved.some((from) => {
    const [folder = "", below] = from.toLowerCase().split("/*");
    return path === folder || (below !== undefined && path.startsWith(`${folder}/`));
  });
}

/** The address of a page, without the place in it. */
function pageOf(path: string): string {
  return decoded(path)
    .replace(/[?#].*$/, "")
    .replace(/(?<=.)\/$/, "");
}

/** `/fr/#cost` as `/fr#cost`. */
function placeOf(path: string): string {
  return `${pageOf(path)}#${path.split("#")[1] ?? ""}`;
}

/** A stray percent sign stays. */
function decoded(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}
