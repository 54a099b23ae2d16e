/** What the dialog shows below its field. */
import { localePath } from "#domain/links.ts";
import type { Found, Hit, Search } from "#domain/search/engine.ts";
import type { Mark } from "#domain/search/marks.ts";
import { make } from "./make.ts";
import { filled, locale, words } from "./texts.ts";

/** The page of all results. */
export function resultsPage(query: string): string {
  return `${localePath(locale, "/search")}?${new URLSearchParams({ q: query })}`;
}

/** The results by kind; without any, suggestions and useful links. */
export function drawn({ query, total, groups, similar }: Found, useful: Search["useful"]): Node[] {
  if (query === "") return [linksOf(useful)];
  if (total === 0)
    return [
      make("p", { class: "search-note" }, filled(words.none, { query })),
      make(
        "p",
        {},
        `${words.noneText} `,
        make("a", { class: "search-word", href: localePath(locale, "/contact") }, words.ask),
      ),
      ...(similar.length > 0
        ? [
            make(
              "p",
              {},
              `${words.similar} `,
              ...similar.map((word) =>
                make(
                  "a",
                  { class: "search-word", href: resultsPage(word), "data-word": word },
                  word,
                ),
              ),
            ),
          ]
        : []),
      linksOf(useful),
    ];
  return [
    ...groups.map(({ group, hits }) => section(words.groups[group], hits.map(resultOf))),
    make(
      "p",
      { class: "search__all" },
      make("a", { class: "search-word", href: resultsPage(query) }, words.all),
    ),
  ];
}

/** The sentence for a search that could not be loaded. */
export function failure(query: string): Node {
  return make(
    "p",
    { class: "search-note", role: "alert" },
    `${words.failed} `,
    make("a", { class: "search-word", href: resultsPage(query) }, words.failedLink),
  );
}

function linksOf(useful: Search["useful"]): Node {
  return section(
    words.useful,
    useful.map(({ href, title }) =>
      linkTo(href, undefined, make("span", { class: "found__title" }, title)),
    ),
  );
}

function resultOf({ href, lang, title, excerpt }: Hit): Node {
  return linkTo(
    href,
    lang,
    make("span", { class: "found__title" }, ...marked(title)),
    make("span", { class: "found__text" }, ...marked(excerpt)),
  );
}

function section(title: string, entries: Node[]): Node {
  const list = make("ul", { "aria-label": title });
  list.append(...entries);
  return make("section", { class: "found" }, make("h3", {}, title), list);
}

function linkTo(href: string, lang: string | undefined, ...content: Node[]): Node {
  return make("li", { lang }, make("a", { class: "found__link", href }, ...content));
}

function marked(marks: readonly Mark[]): (Node | string)[] {
  return marks.map(({ text, isFound }) => (isFound ? make("mark", {}, text) : text));
}
