/** The agency's own facts and words, in one file a language; everything that another agency would change first. */
import { z } from "zod";
import { email, link, requiredLine, requiredText, slug } from "./leaves.ts";
import { COUNTS } from "./limits.ts";

const time = z.string().regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, "Must be a time like 09:00.");
const weekday = z.enum(["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"]);
const menuEntry = z.strictObject({ id: slug, serviceType: requiredLine(80), shortDetails: requiredText(200), icon: requiredLine(40), href: link });

/** `content/site/<locale>.yaml`. */
export const siteContent = z.strictObject({
  id: slug,
  brand: requiredLine(60),
  tagline: requiredLine(80),
  metaTitle: requiredLine(70),
  metaDescription: requiredLine(200),
  since: z.strictObject({ year: z.int().min(1900).max(2100), month: z.int().min(1).max(12) }),
  contacts: z.strictObject({
    email,
    phone: requiredLine(40),
    address: z.strictObject({ street: requiredLine(120), city: requiredLine(80), postalCode: requiredLine(20), country: requiredLine(60) }),
    /** Degrees, WGS 84. */
    map: z.strictObject({ latitude: z.number().min(-90).max(90), longitude: z.number().min(-180).max(180), zoom: z.int().min(1).max(19) }),
  }),
  /** Opening hours in order; a row without times is closed. */
  hours: z.array(z.strictObject({ from: weekday, to: weekday.optional(), opens: time.optional(), closes: time.optional() })).min(1),
  /** Claims as the site shows them, each once. */
  figures: z.strictObject({
    projectsCompleted: requiredLine(20),
    happyClients: requiredLine(20),
    yearsOfExcellence: requiredLine(20),
    clientsServed: requiredLine(20),
    brandsTransformed: requiredLine(20),
    support: requiredLine(20),
    teamExperienceYears: requiredLine(20),
  }),
  /** Response times in words: on the home form, on the contact page and after a request. */
  promises: z.strictObject({ homeForm: requiredLine(40), contactPage: requiredLine(40) }),
  social: z.array(z.strictObject({ name: requiredLine(40), url: link })).min(1),
  meeting: z.strictObject({ scheduler: link, minutes: z.int().min(5) }),
  chat: z.strictObject({
    /** The messaging link; the preset is added as its `text` parameter. */
    url: link,
    presets: z.array(z.strictObject({ label: requiredLine(80), text: requiredText(300) })).length(COUNTS.chatPresets),
  }),
  /** Entries that the services menu adds to the services. */
  menu: z.array(menuEntry).length(3),
  footer: z.strictObject({ line: requiredText(200), note: requiredText(200) }),
  home: z.strictObject({
    heroLede: requiredText(240),
    heroImageAlt: requiredLine(200),
    clientsNote: requiredText(160),
    storesLede: requiredText(300),
    askTitle: requiredLine(60),
    portfolioIntro: requiredText(240),
    connectLede: requiredText(240),
    connectSteps: z.array(z.strictObject({ title: requiredLine(60), text: requiredText(160) })).length(3),
  }),
});

export type SiteContent = z.output<typeof siteContent>;

/** One entry of `content/clients.yaml`. */
export const clientLogo = z.strictObject({ id: slug, name: requiredLine(80) });
export type ClientLogo = z.output<typeof clientLogo>;
