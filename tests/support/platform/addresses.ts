/** Addresses in a built file, found in its text: a dead link needs no browser. */

/**
 * Every address in an HTML page: links, forms, scripts, pictures in all widths, islands, previews
 * and structured data.
 */
export function addressesOf(html: string): string[] {
  const markup = html.replace(/<!--[^]*?-->/g, "");
  const plain = [
    ...markup.matchAll(
      /\s(?:href|src|action|poster|component-url|renderer-url|before-hydration-url)="([^"]+)"/g,
    ),
  ];
  const sets = [...markup.matchAll(/\s(?:srcset|imagesrcset)="([^"]+)"/gi)].flatMap(
    ([, set = ""]) => set.split(/,\s+/).map(firstWord),
  );
  const previews = [
    ...markup.matchAll(/<meta [^>]*?(?:property|name)="(?:og|twitter):(?:url|image)"[^>]*>/g),
  ].map(([tag]) => attribute(tag, "content"));
  const data = [
    ...markup.matchAll(/<script type="application\/ld\+json"[^>]*>([^]*?)<\/script>/g),
  ].flatMap(([, json = ""]) =>
    textsOf(JSON.parse(json)).filter(
      (text) => /^https?:\/\/\S+$/.test(text) && !/^https?:\/\/schema\.org/.test(text),
    ),
  );
  return [
    ...new Set(
      [...plain.map(([, address = ""]) => address), ...sets, ...previews].map(decoded).concat(data),
    ),
  ];
}

/** The links of a feed: its own, its articles' and those inside the articles. */
export function feedAddresses(xml: string): string[] {
  const own = [...xml.matchAll(/<(?:link|guid)[^>]*>([^<]+)<\/(?:link|guid)>/g)].map(
    ([, address = ""]) => decoded(address),
  );
  const inside = [...xml.matchAll(/<content:encoded>([^]*?)<\/content:encoded>/g)].flatMap(
    ([, html = ""]) => addressesOf(decoded(html.replace(/^<!\[CDATA\[|\]\]>$/g, ""))),
  );
  return [...new Set([...own, ...inside])];
}

export const locations = (sitemap: string): string[] =>
  [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = ""]) => decoded(address));

/** The files referenced by a style sheet, without inline drawings. */
export const styleAddresses = (css: string): string[] =>
  [...css.matchAll(/url\((["']?)([^"')]+)\1\)/g)]
    .map(([, , address = ""]) => address)
    .filter((address) => !address.startsWith("data:"));

/** The modules that a built script imports, at load or later. */
export const moduleAddresses = (script: string): string[] =>
  [...script.matchAll(/(?:from|import\(?)\s*["'`](\.{1,2}\/[^"'`]+\.js)["'`]/g)].map(
    ([, address = ""]) => address,
  );

export const canonicalOf = (html: string): string | undefined => {
  const [tag] = /<link [^>]*?rel="canonical"[^>]*>/.exec(html) ?? [];
  return tag && decoded(attribute(tag, "href"));
};

export const hasId = (html: string, id: string): boolean => html.includes(` id="${id}"`);

/** Every text in structured data, except ids (`@id`), which only look like addresses. */
function textsOf(value: unknown): string[] {
  if (typeof value === "string") return [value];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([name, part]) => (name === "@id" ? [] : textsOf(part)));
}

const firstWord = (text: string) => text.trim().split(/\s/)[0] ?? "";
const attribute = (tag: string, name: string) =>
  new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1] ?? "";

function decoded(text: string): string {
  return text
    .replace(/&#x([0-9a-f]+);/gi, (_, code: string) => String.fromCodePoint(parseInt(code, 16)))
    .replace(/&#(\d+);/g, (_, code: string) => String.fromCodePoint(Number(code)))
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&quot;", '"')
    .replaceAll("&apos;", "'")
    .replaceAll("&amp;", "&");
}
