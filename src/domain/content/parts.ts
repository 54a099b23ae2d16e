/** Parts that a site may do without, by what of `content/` each is made of. */
export const PART_PLACES = {
  platforms: "platforms",
  realEstate: "real-estate",
  projects: "projects",
  blog: "articles",
  newsletter: "newsletter",
  faqs: "faqs",
  timeline: "timeline",
  clients: "clients.yaml",
} as const;

export type Part = keyof typeof PART_PLACES;
export type Parts = Readonly<Record<Part, boolean>>;

/**
 * The parts of a site: those whose folder or file is there.
 * @param isThere whether `content/` has this folder or file.
 */
export function partsOf(isThere: (place: string) => boolean): Parts {
  const found = Object.entries(PART_PLACES).map(([part, place]) => [part, isThere(place)]);
  const parts = Object.fromEntries(found) as Record<Part, boolean>;
  // Visitors sign up below the blog.
  return { ...parts, newsletter: parts.newsletter && parts.blog };
}

/** The part that a page is of, by the first step of its address in English. */
const PART_AT: Partial<Record<string, Part>> = {
  platform: "platforms",
  "real-estate-solutions": "realEstate",
  projects: "projects",
  blog: "blog",
  "rss.xml": "blog",
  newsletter: "newsletter",
};

/** Whether a site has the part that the page at an English address is of. */
export function hasPageAt(path: string, parts: Parts = PARTS): boolean {
  const part = PART_AT[path.split(/[/?#]/)[1] ?? ""];
  return part === undefined || parts[part];
}

/** Those of this site. */
export const PARTS: Parts = partsOf(() => true);
