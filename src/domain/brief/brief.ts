/** A visitor's brief: what the site offers, what they chose of it, and their own words. */
import { ABOUT_MAX } from "#domain/limits.ts";
import { type Price, type Size, SIZES } from "./price.ts";

/** What a brief can choose from, in the words of a language. */
export interface BriefOffer {
  services: BriefService[];
  /** Projects by their English address, as references. */
  projects: { path: string; title: string; lang?: string | undefined }[];
}

interface BriefService {
  /** The last part of its address. */
  id: string;
  name: string;
  /** The language of the name, if not that of the page. */
  lang?: string | undefined;
  price?: Price | undefined;
}

export interface Brief {
  /** In the order of the offer, each with its size. */
  services: (BriefService & { size: Size })[];
  /** Choices of the request form, or `""`. */
  budget: string;
  timeline: string;
  /** The projects that come close. */
  likes: BriefOffer["projects"];
  words: string;
  name: string;
  email: string;
  phone: string;
}

/** The steps of the way without script; a page with script shows them all. */
const STEPS = ["services", "size", "time", "likes", "words", "person"] as const;
export type BriefStep = (typeof STEPS)[number];

/** Without projects, no step asks for them. */
export function stepsOf({ projects }: Pick<BriefOffer, "projects">): BriefStep[] {
  return STEPS.filter((step) => step !== "likes" || projects.length > 0);
}

/** The step of a field. */
export function stepOf(field: string): BriefStep {
  if (field === "want") return "services";
  if (field.startsWith("size.")) return "size";
  if (field === "budget" || field === "timeline") return "time";
  if (field === "like") return "likes";
  return field === "words" ? "words" : "person";
}

/** Fields with one text each, which the visitor types or chooses. */
const TEXTS = ["budget", "timeline", "words", "name", "email", "phone"] as const;

type Entries = Iterable<readonly [name: string, value: unknown]>;

/** The name of a service's size in a form. */
export function sizeField(id: string): string {
  return `size.${id}`;
}

/** All names of a form with this offer. */
export function briefFields({ services }: BriefOffer): string[] {
  return ["want", "like", ...TEXTS, ...services.map(({ id }) => sizeField(id))];
}

/**
 * The brief in the fields of a form, in any order. What the site does not offer is dropped, and of
 * a repeated choice one stays.
 */
export function readBrief(entries: Entries, offer: BriefOffer): Brief {
  const said = new Map<string, string[]>();
  for (const [name, value] of entries) {
    if (typeof value !== "string") continue;
    const values = said.get(name);
    if (values) values.push(value);
    else said.set(name, [value]);
  }
  const text = (name: string) => said.get(name)?.[0] ?? "";
  const [wanted, liked] = [new Set(said.get("want")), new Set(said.get("like"))];
  return {
    services: offer.services
      .filter(({ id }) => wanted.has(id))
      .map((service) => ({
        ...service,
        size: SIZES.find((size) => size === text(sizeField(service.id))) ?? "",
      })),
    likes: offer.projects.filter(({ path }) => liked.has(path)).slice(0, ABOUT_MAX),
    ...(Object.fromEntries(TEXTS.map((name) => [name, text(name)])) as Record<
      (typeof TEXTS)[number],
      string
    >),
  };
}

/** The fields of a form that hold a brief, without those that are empty. */
export function fieldsOf(brief: Brief): [name: string, value: string][] {
  const fields: [string, string][] = [
    ...brief.services.map(({ id }): [string, string] => ["want", id]),
    ...brief.services.map(({ id, size }): [string, string] => [sizeField(id), size]),
    ...brief.likes.map(({ path }): [string, string] => ["like", path]),
    ...TEXTS.map((name): [string, string] => [name, brief[name]]),
  ];
  return fields.filter(([, value]) => value !== "");
}
