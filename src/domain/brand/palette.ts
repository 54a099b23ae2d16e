/** `content/brand/palette.yaml`: nine roles, and optional shades between them. */
import { z } from "zod";
import { SHADES, type ShadeName } from "./shades.ts";

const colour = z
  .string()
  .regex(/^#[0-9a-f]{6}$/i, "Must be a colour as '#rrggbb'.")
  .transform((hex) => hex.toLowerCase());
const tone = z.strictObject({ light: colour, dark: colour });
const shade = z.union([tone, colour.transform((both) => ({ light: both, dark: both }))], {
  error: "Must be a colour as '#rrggbb', or one for light and one for dark.",
});

const shades = Object.fromEntries(Object.keys(SHADES).map((name) => [name, shade])) as Record<
  ShadeName,
  typeof shade
>;

export const palette = z.strictObject({
  stitched: z.boolean().default(true),
  roles: z.strictObject({
    page: tone,
    surface: tone,
    ink: tone,
    primary: tone,
    accent: tone,
    second: tone,
    success: tone,
    cool: tone,
    warm: tone,
  }),
  shades: z.strictObject(shades).partial().default({}),
});
export type Palette = z.infer<typeof palette>;
