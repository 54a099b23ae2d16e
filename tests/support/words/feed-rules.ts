/**
 * Faults of an RSS 2.0 feed by the W3C validator (validator.w3.org/feed), and content that readers
 * drop.
 */
import type { Page } from "playwright/test";

type Item = Record<string, string[]>;

interface HtmlPart {
  tag: string;
  attributes: Record<string, string>;
}

export interface Feed {
  broken: string;
  root: string;
  channel: Item;
  self: string[];
  items: (Item & { html: HtmlPart[] })[];
}

/** The feed parsed by the browser's strict XML parser. */
export function readFeed(page: Page, xml: string): Promise<Feed> {
  return page.evaluate((text) => {
    const document = new DOMParser().parseFromString(text, "text/xml");
    const fields = (of: Element | null) => {
      const all: Record<string, string[]> = {};
      for (const { nodeName, textContent } of of?.children ?? [])
        if (nodeName !== "item") (all[nodeName] ??= []).push(textContent);
      return all;
    };
    const parts = (html: string) =>
      // The parser moves a style or link at the start into the head.
      Array.from(
        new DOMParser().parseFromString(html, "text/html").querySelectorAll("head *, body *"),
        (element) => ({
          tag: element.localName,
          attributes: Object.fromEntries(
            Array.from(element.attributes, ({ name, value }) => [name, value]),
          ),
        }),
      );
    return {
      broken: document.querySelector("parsererror")?.textContent ?? "",
      root: `${document.documentElement.nodeName} ${document.documentElement.getAttribute("version")}`,
      channel: fields(document.querySelector("channel")),
      self: Array.from(
        document.getElementsByTagName("atom:link"),
        (link) => `${link.getAttribute("rel")} ${link.getAttribute("href")}`,
      ),
      items: Array.from(document.querySelectorAll("item"), (item) => {
        const all = fields(item);
        return Object.assign(all, { html: parts(all["content:encoded"]?.[0] ?? "") });
      }),
    };
  }, xml) as Promise<Feed>;
}

const RFC_822 =
  /^(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun), \d{2} (?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec) \d{4} \d{2}:\d{2}:\d{2} (?:GMT|[+-]\d{4})$/;
/**
 * Elements that the validator calls a security risk or invalid in a text; readers drop them, some
 * with all their content.
 */
const RISKY_TAGS = new Set(
  (
    "applet audio base basefont bgsound body button canvas dialog embed fieldset form frame frameset head html iframe input link " +
    "marquee math meta noembed noframes noscript object optgroup option param plaintext portal script select slot source style svg template " +
    "textarea title track video xmp"
  ).split(" "),
);
/**
 * Attributes of the same kind: handlers, styles, and hooks for the page's own scripts and styles.
 */
const RISKY_ATTRIBUTE =
  /^(?:on.*|data-.*|aria-.*|style|srcset|sizes|srcdoc|loading|decoding|fetchpriority|contenteditable|draggable|hidden|role|slot|is|part|nonce|autofocus|ping|http-equiv|formaction)$/;
/** Attributes that hold an address. */
const ADDRESS = /^(?:href|src|cite|longdesc|background|action|poster|usemap|xlink:href)$/;
const ABSOLUTE = /^(?:https?:\/\/[^/\s]|mailto:|tel:)/;

/** Faults in the HTML of a text. */
export function htmlFaults(html: readonly HtmlPart[]): string[] {
  const ids = html.flatMap(({ attributes: { id } }) => (id === undefined ? [] : [id]));
  return [
    ...ids.filter((id, index) => ids.indexOf(id) !== index).map((id) => `the id ${id} twice`),
    ...html.flatMap(({ tag, attributes }) => [
      ...(RISKY_TAGS.has(tag) || tag.includes("-") ? [`<${tag}>`] : []),
      ...(tag === "img" && !attributes["alt"] ? ["a picture without words"] : []),
      ...Object.entries(attributes).flatMap(([name, value]) => [
        ...(RISKY_ATTRIBUTE.test(name) ? [`${name} of <${tag}>`] : []),
        ...(ADDRESS.test(name) && !ABSOLUTE.test(value) ? [`${value} is not absolute`] : []),
      ]),
    ]),
  ];
}

/** @param address of the feed. */
export function feedFaults(
  { broken, root, channel, self, items }: Feed,
  address: string,
): string[] {
  const faults: string[] = [];
  const must = (right: boolean, what: string) => right || faults.push(what);
  must(broken === "", broken);
  must(root === "rss 2.0", `the root is ${root}`);
  for (const name of ["title", "link", "description", "language"])
    must(channel[name]?.length === 1 && channel[name][0] !== "", `channel: ${name}`);
  must(/^[a-z]{2}$/.test(channel["language"]?.[0] ?? ""), "channel: language");
  must(self.join() === `self ${address}`, `channel: atom:link is ${self.join()}`);
  const guids = items.map(({ guid }) => guid?.[0]);
  must(new Set(guids).size === items.length, "guids are not unique");

  for (const { html, ...item } of items) {
    const name = item["link"]?.[0] ?? "";
    for (const one of ["title", "link", "guid", "description", "pubDate", "content:encoded"])
      must(item[one]?.length === 1 && item[one][0] !== "", `${name}: ${one}`);
    must(URL.canParse(name) && item["guid"]?.[0] === name, `${name}: guid`);
    must(RFC_822.test(item["pubDate"]?.[0] ?? ""), `${name}: pubDate ${item["pubDate"]?.[0]}`);
    must(new Set(item["category"]).size === item["category"]?.length, `${name}: a category twice`);
    for (const plain of ["title", "description"])
      must(!/<[a-z/]|&\w+;/i.test(item[plain]?.[0] ?? ""), `${name}: HTML in ${plain}`);
    faults.push(...htmlFaults(html).map((fault) => `${name}: ${fault}`));
  }
  return faults;
}

/** Every address in the texts of a feed. */
export function addressesIn({ items }: Feed): string[] {
  const all = items.flatMap(({ html }) =>
    html.flatMap(({ attributes: { href = "", src = "" } }) => [href, src]),
  );
  return [...new Set(all)].filter((address) => /^https?:/.test(address));
}
