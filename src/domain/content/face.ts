/** A drawn portrait of a person: its parts are drawn in `components/face`. */
import { z } from "zod";

/** Cloths, by their colour in the palette. */
export const CLOTHS = ["primary", "second", "accent", "success", "cool", "warm", "light"] as const;

export const HAIR = [
  "short",
  "parted",
  "curly",
  "bald",
  "long",
  "bun",
  "braid",
  "headscarf",
] as const;
export const BEARDS = ["short", "full", "moustache"] as const;
export const GARMENTS = ["shirt", "panjabi", "sari", "orna"] as const;
export const EXTRAS = ["glasses", "bindi", "earrings", "grey"] as const;

export const face = z.strictObject({
  /** The cloth around the portrait. */
  ground: z.enum(CLOTHS),
  /** The skin, from light to dark. */
  tone: z.literal([1, 2, 3]),
  hair: z.enum(HAIR),
  beard: z.enum(BEARDS).optional(),
  wears: z.enum(GARMENTS),
  /** The cloth of the garment, and that of its collar, border, shawl or the headscarf. */
  dress: z.enum(CLOTHS),
  trim: z.enum(CLOTHS),
  /** `grey` is the colour of the hair. */
  with: z.array(z.enum(EXTRAS)).default([]),
});

export type Face = z.output<typeof face>;

/** The address of a drawn portrait. */
export function facePath(slug: string): string {
  return `/faces/${slug}.svg`;
}
