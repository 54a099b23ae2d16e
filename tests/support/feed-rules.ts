/** What the validator of feeds (validator.w3.org/feed) finds wrong with an RSS 2.0 feed, and what readers drop. */
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

/** The feed as the browser's own parser of XML reads it, which forgives nothing. */
export function readFeed(page: Page, xml: string): Promise<Feed> {
  return page.evaluate((text) => {
    const document = new DOMParser().parseFromString(text, "text/xml");
    const fields = (of: Element | null) => {
      const all: Record<string, string[]> = {};
      for (const { nodeName, textContent } of of?.children ?? []) if (nodeName !== "item") (all[nodeName] ??= []).push(textContent);
      return all;
    };
    const parts = (html: string) =>
      Array.from(new DOMParser().parseFromString(html, "text/html").body.querySelectorAll("*"), (element) => ({
        tag: element.localName,
        attributes: Object.fromEntries(Array.from(element.attributes, ({ name, value }) => [name, value])),
      }));
    return {
      broken: document.querySelector("parsererror")?.textContent ?? "",
      root: `${document.documentElement.nodeName} ${document.documentElement.getAttribute("version")}`,
      channel: fields(document.querySelector("channel")),
      self: Array.from(document.getElementsByTagName("atom:link"), (link) => `${link.getAttribute("rel")} ${link.getAttribute("href")}`),
      items: Array.from(document.querySelectorAll("item"), (item) => {
        const all = fields(item);
        return Object.assign(all, { html: parts(all["content:encoded"]?.[0] ?? "") });
      }),
    };
  }, xml) as Promise<Feed>;
}

const RFC_822 =
  /^(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun), \d{2} (?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec) \d{4} \d{2}:\d{2}:\d{2} (?:GMT|[+-]\d{4})$/;
const TAGS =
  /^(?:a|abbr|b|blockquote|br|caption|cite|code|dd|del|details|dfn|dl|dt|em|figcaption|figure|h[2-6]|hr|i|img|ins|kbd|li|mark|ol|p|pre|q|s|samp|small|strong|sub|summary|sup|table|tbody|td|tfoot|th|thead|time|tr|u|ul|var|wbr)$/;
const ATTRIBUTES = /^(?:align|alt|cite|colspan|datetime|dir|height|href|lang|open|reversed|rowspan|scope|src|start|title|value|width)$/;

/** @param address where the feed lies. */
export function feedFaults({ broken, root, channel, self, items }: Feed, address: string): string[] {
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
    for (const plain of ["title", "description"]) must(!/<[a-z/]|&\w+;/i.test(item[plain]?.[0] ?? ""), `${name}: HTML in ${plain}`);
    for (const { tag, attributes } of html) {
      must(TAGS.test(tag), `${name}: <${tag}>`);
      if (tag === "img") must(Boolean(attributes["alt"]), `${name}: a picture without words`);
      for (const [attribute, value] of Object.entries(attributes)) {
        must(ATTRIBUTES.test(attribute), `${name}: ${attribute} of <${tag}>`);
        if (attribute === "href" || attribute === "src")
          must(/^(?:https?:\/\/|mailto:|tel:)/.test(value), `${name}: ${value} is not absolute`);
      }
    }
  }
  return faults;
}

/** Every address in the texts of a feed. */
export function addressesIn({ items }: Feed): string[] {
  const all = items.flatMap(({ html }) => html.flatMap(({ attributes: { href = "", src = "" } }) => [href, src]));
  return [...new Set(all)].filter((address) => /^https?:/.test(address));
}
