/** The prices that the pages in `content/` have, and the pages that may get one. */
import { globSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { parse } from "yaml";
import type { ListedPrice, ListedPrices } from "#domain/content/agency.ts";
import { DEFAULT_LOCALE } from "#domain/languages.ts";

const FRONT_MATTER = /^---\r?\n([\s\S]*?)^---[^\S\n]*$/m;

interface Page {
  serviceType?: string;
  name?: string;
  order?: number;
  price?: Partial<ListedPrice>;
}

/** In the order of the pages. A page with a wrong price is left out: the build says what is wrong. */
export function readPrices(content: string): ListedPrices {
  const found = ["services", "platforms"].flatMap((kind) => pagesOf(content, kind));
  return Object.fromEntries(
    found.flatMap(({ key, name, price }) => {
      const { from, usual, per } = price ?? {};
      if (name === undefined || from === undefined || usual?.length !== 2) return [];
      return [[key, { name, from, usual, ...(per && { per }) }] as const];
    }),
  );
}

/** The names of the platforms by page. Those of services are in their records. */
export function readPlatforms(content: string): Record<string, string> {
  return Object.fromEntries(
    pagesOf(content, "platforms").map(({ key, name }) => [key, name ?? key] as const),
  );
}

function pagesOf(content: string, kind: string) {
  return globSync(`${kind}/${DEFAULT_LOCALE}/*.mdx`, { cwd: content })
    .map((file) => ({
      key: `${kind}/${basename(file, ".mdx")}`,
      page: pageIn(join(content, file)),
    }))
    .sort((a, b) => (a.page.order ?? 0) - (b.page.order ?? 0))
    .map(({ key, page: { serviceType, name = serviceType, price } }) => ({ key, name, price }));
}

function pageIn(file: string): Page {
  const [, front = ""] = FRONT_MATTER.exec(readFileSync(file, "utf8")) ?? [];
  try {
    return (parse(front) ?? {}) as Page;
  } catch {
    return {};
  }
}
