/** Optional parts of a site, by their place in `content/`. */
export const PART_PLACES = {
  platforms: "platforms",
  realEstate: "real-estate",
  projects: "projects",
  blog: "articles",
  newsletter: "newsletter",
  faqs: "faqs",
  timeline: "timeline",
  people: "people",
  clients: "clients.yaml",
  redirects: "redirects.yaml",
  demo: "demo",
} as const;

export type Part = keyof typeof PART_PLACES;
export type Parts = Readonly<Record<Part, boolean>>;

/**
 * The parts of a site: those whose folder or file exists.
 * @param isThere whether `content/` has this folder or file.
 */
export function partsOf(isThere: (place: string) => boolean): Parts {
  const found = Object.entries(PART_PLACES).map(([part, place]) => [part, isThere(place)]);
  const parts = Object.fromEntries(found) as Record<Part, boolean>;
  // The newsletter form is below the blog.
  return { ...parts, newsletter: parts.newsletter && parts.blog };
}
