/** The look made from a palette: each colour by name, in both themes. */
import type { Tone } from "./colour.ts";
import type { Palette } from "./palette.ts";
import { SHADES, type RoleName, type ShadeName } from "./shades.ts";

export type Colours = Record<RoleName | ShadeName, Tone>;

export function coloursOf({ roles, shades }: Palette): Colours {
  const all = Object.entries(SHADES).map(([name, derive]) => [
    name,
    shades[name as ShadeName] ?? derive(roles),
  ]);
  return { ...roles, ...(Object.fromEntries(all) as Record<ShadeName, Tone>) };
}

/**
 * The look as CSS custom properties. A role has its light value, which fills keep in both themes.
 */
export function tokensOf(colours: Colours): string {
  const { page, surface, ink, primary, accent, second, success, cool, warm, ...shades } = colours;
  const tokens: Record<string, Tone | string> = {
    "ground-page": page,
    "ground-surface": surface,
    "ground-cool": cool,
    "ground-warm": warm,
    night: page.dark,
    ink: ink.light,
    "on-ink": ink.dark,
    primary: primary.light,
    accent: accent.light,
    second: second.light,
    success: success.light,
    "thread-primary": primary,
    "thread-accent": accent,
    "thread-second": second,
    "thread-success": success,
    ...shades,
  };
  return Object.entries(tokens)
    .map(([name, value]) => `--${name}: ${typeof value === "string" ? value : valueOf(value)};`)
    .join("\n");
}

function valueOf({ light, dark }: Tone): string {
  return light === dark ? light : `light-dark(${light}, ${dark})`;
}

/**
 * Replaces `var(--name)` colours in a drawing by the palette's own: for pictures, mails and
 * programs without custom properties. `--on-ink` is the light colour on dark grounds; a name ending
 * in `-dark` has the value of the dark theme.
 */
export function filled(
  drawing: string,
  colours: Colours,
  own: Record<string, string> = {},
): string {
  const known: Record<string, string | undefined> = {
    ...Object.fromEntries(Object.entries(colours).map(([name, { light }]) => [name, light])),
    ...Object.fromEntries(
      Object.entries(colours).map(([name, { dark }]) => [`${name}-dark`, dark]),
    ),
    "on-ink": colours.ink.dark,
    ...own,
  };
  return drawing.replace(/var\(--([\w-]+)\)/g, (whole, name: string) => {
    const value = known[name];
    if (!value) throw new Error(`The palette has no colour for ${whole}.`);
    return value;
  });
}
