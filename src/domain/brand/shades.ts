/**
 * The shades between the palette's roles: quieter text, lines, grounds, hover fills. Each has a
 * derived default, so that nine colours are enough; text and edges move as far from their grounds
 * as contrast requires.
 */
import { mix, readable, type Tone } from "./colour.ts";

/** The colours that the palette must name. */
export type RoleName =
  "page" | "surface" | "ink" | "primary" | "accent" | "second" | "success" | "cool" | "warm";
type Roles = Record<RoleName, Tone>;
const [BLACK, WHITE] = ["#000000", "#ffffff"];
/** Text needs 4.5, an edge 3; the rest is a margin for rounding. */
const [TEXT, EDGE] = [4.6, 3.1];

const both = (colour: string): Tone => ({ light: colour, dark: colour });
const tone = (of: (theme: keyof Tone) => string): Tone => ({
  light: of("light"),
  dark: of("dark"),
});

/** Shades that others derive from. */
const sunken = ({ page, ink }: Roles): Tone => ({
  light: mix(page.light, ink.light, 0.05),
  dark: mix(page.dark, BLACK, 0.3),
});
const accentGround = ({ page, accent }: Roles): Tone => ({
  light: mix(accent.light, WHITE, 0.75),
  dark: mix(page.dark, accent.dark, 0.22),
});
const disabled = ({ page, surface, ink }: Roles): Tone => ({
  light: mix(page.light, ink.light, 0.1),
  dark: mix(surface.dark, ink.dark, 0.06),
});
const successGround = ({ page, success }: Roles): Tone => ({
  light: mix(success.light, WHITE, 0.87),
  dark: mix(page.dark, success.dark, 0.2),
});
const infoGround = ({ second, cool }: Roles): Tone => ({
  light: mix(second.light, WHITE, 0.9),
  dark: cool.dark,
});
const coolDeep = ({ cool, second }: Roles): string => mix(cool.light, second.light, 0.12);
const quiet = ({ page, ink }: Roles): Tone => tone((theme) => mix(page[theme], ink[theme], 0.32));
const admin = ({ second }: Roles): Tone => ({
  light: readable(second.light, BLACK, [WHITE], TEXT),
  dark: readable(second.dark, second.light, [WHITE], TEXT),
});

/** The grounds of text; sections of ink and of the second colour are dark in both themes. */
function grounds(roles: Roles, theme: keyof Tone): string[] {
  const { page, surface, cool, warm, ink, second } = roles;
  const tinted = [page, surface, cool, warm, sunken(roles), accentGround(roles)];
  const dark = theme === "dark" ? [ink.light, second.light] : [];
  return [...tinted.map((ground) => ground[theme]), ...dark];
}
/** From `start` towards ink, until it can be read on all grounds, and on one more. */
const words = (roles: Roles, start: (theme: keyof Tone) => string, more?: Tone): Tone =>
  tone((theme) =>
    readable(
      start(theme),
      roles.ink[theme],
      [...grounds(roles, theme), ...(more ? [more[theme]] : [])],
      TEXT,
    ),
  );

export const SHADES = {
  "ground-sunken": sunken,
  "ground-hover": ({ page, surface, ink }) => ({
    light: mix(page.light, ink.light, 0.03),
    dark: mix(surface.dark, ink.dark, 0.05),
  }),
  "ground-accent": accentGround,
  "cool-deep": (roles) => both(coolDeep(roles)),
  "warm-deep": ({ warm, primary }) => both(mix(warm.light, primary.light, 0.3)),
  "on-fill": () => both(WHITE),
  "text-body": (roles) => words(roles, (theme) => mix(roles.ink[theme], roles.page[theme], 0.13)),
  "text-muted": (roles) => words(roles, (theme) => mix(roles.ink[theme], roles.page[theme], 0.32)),
  "text-primary": (roles) => words(roles, (theme) => roles.primary[theme]),
  "text-link": (roles) =>
    words(
      roles,
      (theme) => (theme === "light" ? roles.second.light : coolDeep(roles)),
      infoGround(roles),
    ),
  "text-disabled": (roles) =>
    tone((theme) =>
      readable(
        mix(roles.ink[theme], roles.page[theme], 0.35),
        roles.ink[theme],
        [disabled(roles)[theme]],
        TEXT,
      ),
    ),
  "fill-disabled": disabled,
  "fill-admin": admin,
  "fill-admin-hover": (roles) => tone((theme) => mix(admin(roles)[theme], BLACK, 0.2)),
  "primary-hover": ({ primary }) => both(mix(primary.light, BLACK, 0.14)),
  "accent-hover": ({ accent, ink }) =>
    both(readable(mix(accent.light, BLACK, 0.09), WHITE, [ink.light], TEXT)),
  "success-hover": ({ success }) => both(mix(success.light, BLACK, 0.18)),
  "text-success": (roles) => ({
    light: readable(
      roles.success.light,
      BLACK,
      [successGround(roles).light, ...grounds(roles, "light")],
      TEXT,
    ),
    dark: readable(
      roles.success.dark,
      WHITE,
      [successGround(roles).dark, ...grounds(roles, "dark")],
      TEXT,
    ),
  }),
  "success-bg": successGround,
  "info-bg": infoGround,
  // Red means danger in every brand.
  "text-danger": () => ({ light: "#9f1d16", dark: "#ffa79c" }),
  "danger-bg": () => ({ light: "#fbe7e2", dark: "#451a20" }),
  "danger-fill": () => both("#a8201a"),
  "danger-hover": () => both("#86150f"),
  "text-warning": () => ({ light: "#7a4f00", dark: "#f7c660" }),
  "warning-bg": () => ({ light: "#fdf0d2", dark: "#3a2b12" }),
  line: ({ page, surface, ink }) => ({
    light: mix(page.light, ink.light, 0.12),
    dark: mix(surface.dark, ink.dark, 0.12),
  }),
  "line-strong": (roles) =>
    tone((theme) =>
      readable(
        mix(roles.ink[theme], roles.page[theme], 0.55),
        roles.ink[theme],
        grounds(roles, theme),
        EDGE,
      ),
    ),
  "thread-quiet": quiet,
  "frame-quiet": (roles) => both(quiet(roles).light),
  "thread-on-cool": ({ cool, ink }) => tone((theme) => mix(cool[theme], ink[theme], 0.4)),
  "thread-on-warm": ({ warm, ink }) => tone((theme) => mix(warm[theme], ink[theme], 0.4)),
  "thread-on-accent": (roles) =>
    tone((theme) => mix(accentGround(roles)[theme], roles.ink[theme], 0.4)),
  "thread-on-ink": ({ ink, accent }) => both(mix(ink.light, accent.light, 0.5)),
  "thread-on-second": ({ second }) => both(mix(second.light, WHITE, 0.4)),
  "map-park": successGround,
} satisfies Record<string, (roles: Roles) => Tone>;
export type ShadeName = keyof typeof SHADES;
