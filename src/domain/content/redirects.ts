/**
 * The site's redirects: those of `content/redirects.yaml`, and those for its languages and brand.
 * Hosts apply the first matching rule, after files.
 */
import { z } from "zod";
import { DEFAULT_LOCALE, localePath, LOCALES, siteLinks } from "#domain/links.ts";
import type { Part, Parts } from "./part-places.ts";
import { PARTS } from "./parts.ts";

export interface RedirectRule {
  from: string;
  to: string;
  status: 200 | 301 | 302 | 404;
  /** Applies even where a file exists. */
  force?: true;
}

const path = z.string().regex(/^(?:\/[^\s?#:*%/]+)+(?:\/\*)?$/, {
  error: "Must be a path of the site as people read it, such as /old or /old/*.",
});
const target = z.string().regex(/^(?:\/(?!\/)|https:\/\/[^\s/]+)[^\s:*]*(?:\/:splat)?$/, {
  error: "Must be a path of the site or start with https://, such as /new or /new/:splat.",
});

/**
 * A moved address: a path of the site, or a folder with all its content (`/old/*`), and its target,
 * inside the site or outside. `/:splat` at the end of `to` is the match of `*`. The path also works
 * in other languages (`/bn/old`) and with capitals (`/Old`).
 */
export const movedAddress = z.strictObject({
  from: path,
  to: target,
  /** 302 for a temporary move. */
  status: z.literal([301, 302]).default(301),
});
export type MovedAddress = z.output<typeof movedAddress>;

/** Folders with their own page for unknown addresses, and the part that each belongs to. */
const FOLDERS: readonly [folder: string, part: Part][] = [
  ["/projects", "projects"],
  ["/blog", "blog"],
  ["/platform", "platforms"],
];

/** All rules except those of records, in order. */
export function siteRedirects(
  moved: readonly MovedAddress[],
  parts: Parts = PARTS,
): RedirectRule[] {
  return LOCALES.flatMap((locale) => {
    const at = (path: string) => localePath(locale, path);
    const links = siteLinks(locale);
    const rules: RedirectRule[] = [
      ...moved.flatMap(({ from, to, status }) =>
        spellings(from).map((path) => ({
          from: at(path),
          to: to.startsWith("/") ? at(to) : to,
          status,
        })),
      ),
      // The page itself is a file, and files come first.
      ...spellings("/meeting-with-*").map((path) => ({
        from: at(path),
        to: links.meeting,
        status: 301 as const,
      })),
      ...FOLDERS.filter(([, part]) => parts[part]).flatMap(([folder]) => {
        const missing = at(`${folder}/not-found`);
        return [
          // The file's own address is no page either.
          { from: missing, to: `${missing}.html`, status: 404 as const, force: true as const },
          ...spellings(`${folder}/*`).map((path) => ({
            from: at(path),
            to: missing,
            status: 404 as const,
          })),
        ];
      }),
      // The team is a part of the company page.
      ...(parts.people ? spellings("/people") : []).map((path) => ({
        from: at(path),
        to: `${links.about}#team`,
        status: 302 as const,
      })),
      // An unknown service may exist tomorrow. Netlify treats a redirect from `/services/*` to
      // `/services` as a loop and ignores it; a placeholder in between avoids that.
      ...spellings("/services/:slug/*").map((path) => ({
        from: at(path),
        to: links.services,
        status: 302 as const,
      })),
    ];
    const home = at("/");
    const lost: RedirectRule = { from: `${home}/*`, to: `${home}/404`, status: 404 };
    return [...rules, ...(locale === DEFAULT_LOCALE ? unprefixed(locale) : [lost])];
  });
}

/** Paths with the default language in them select it, whatever the browser prefers. */
function unprefixed(locale: string): RedirectRule[] {
  return ["", "/:page", "/:page/:entry"].map((path) => ({
    from: `/${locale}${path}`,
    to: `${path || "/"}?lng=${locale}`,
    status: 301,
  }));
}

/**
 * The spellings of a path: hosts match rules case-sensitively, but files in any case. Placeholders
 * (`:slug`) stay.
 */
function spellings(path: string): string[] {
  const upper = (part: string) => (part.startsWith(":") ? part : part.toUpperCase());
  const written = [/^\/\p{Ll}/u, /(?<=[/-])\p{Ll}/gu, /:\w+|\p{Ll}/gu].map((letters) =>
    path.replace(letters, upper),
  );
  return [...new Set([path, path.toLowerCase(), ...written])];
}
