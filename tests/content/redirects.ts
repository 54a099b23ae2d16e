/** Mistakes in `content/redirects.yaml` that only show beside the other pages and rules. */
import { type MovedAddress, movedAddress } from "#domain/content/redirects.ts";
import { LOCALES, pagePath, REQUEST_PAGE } from "#domain/links.ts";
import { nearest } from "#domain/text/nearest.ts";
import type { Path } from "./source.ts";

/**
 * What the site answers without a page in `content/`: the staff area, functions, files, languages.
 */
const OWN =
  /^(?:[._].*|admin|api|enquiry|media|newsletter|request|frame-for-functions|404|thank-you|.*\.(?:txt|xml|svg|png|ico))$/;

type Found = [path: Path, message: string, suggestion?: string | undefined];

/** Problems of rules that are well formed each by itself. `addresses` are the pages of the site. */
export function movedProblems(data: unknown, addresses: readonly string[]): Found[] {
  const rules = (Array.isArray(data) ? data : []).map((rule) => movedAddress.safeParse(rule).data);
  return rules.flatMap((rule, index) => (rule ? problemsOf(rule, index, rules, addresses) : []));
}

function problemsOf(
  { from, to }: MovedAddress,
  index: number,
  rules: readonly (MovedAddress | undefined)[],
  addresses: readonly string[],
): Found[] {
  const found: Found[] = [];
  const folder = from.toLowerCase();
  const first = rules.findIndex((rule) => rule !== undefined && matches(rule.from, folder));
  if (first < index)
    found.push([[index, "from"], `Is never reached, because [${first}] takes it.`]);
  const [, start = ""] = folder.split("/");
  if (OWN.test(start) || LOCALES.some((locale) => locale === start))
    found.push([[index, "from"], "Is an address that the site itself uses."]);
  if (addresses.includes(pagePath(folder)))
    found.push([[index, "from"], "Is a page, which is shown instead. Remove one of the two."]);
  if (to.endsWith("/:splat") && !from.endsWith("/*"))
    found.push([[index, "to"], "Ends in /:splat, but from does not end in /*."]);
  if (!to.startsWith("/")) return found;

  const [target = ""] = to.replace(/\/:splat$/, "").split(/[?#]/);
  if (LOCALES.some((locale) => target.split("/")[1] === locale))
    return [...found, [[index, "to"], "Has a language. Write the address without one."]];
  const next = rules.findIndex((rule) => rule !== undefined && matches(rule.from, target));
  if (next === index) found.push([[index, "to"], "Leads back to itself."]);
  else if (next >= 0)
    found.push([
      [index, "to"],
      `Leads to another redirect, [${next}]. Write where that one leads.`,
    ]);
  else if (!to.endsWith("/:splat") && ![...addresses, REQUEST_PAGE].includes(target))
    found.push([[index, "to"], `There is no page '${target}'.`, nearest(target, addresses)]);
  return found;
}

/** Whether a rule for `from` takes a visitor of `path`. */
function matches(from: string, path: string): boolean {
  const [rule, asked] = [from.toLowerCase(), path.toLowerCase().replace(/\/\*$/, "")];
  if (!rule.endsWith("/*")) return rule === path.toLowerCase();
  return `${asked}/`.startsWith(rule.slice(0, -1));
}
