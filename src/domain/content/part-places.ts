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
  redirects: "redirects.yaml",
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
