/** Pairs of colours and their required contrast: WCAG 2, 4.5 for text, 3 for edges. */
import { contrast, type Tone } from "./colour.ts";
import type { Colours } from "./look.ts";

const [TEXT, EDGE] = [4.5, 3];
const THEMES = ["light", "dark"] as const;
type Name = keyof Colours;
interface Place {
  name: Name;
  /** The theme whose value it always has. */
  always?: keyof Tone;
}
type Pair = [front: Place, ground: Place, ratio: number];

const at = (name: Name, always?: keyof Tone): Place => ({ name, ...(always && { always }) });
const each = (fronts: readonly Place[], grounds: readonly Place[], ratio: number): Pair[] =>
  fronts.flatMap((front) => grounds.map((ground): Pair => [front, ground, ratio]));

const GROUNDS = (
  ["page", "surface", "ground-sunken", "cool", "warm", "ground-accent"] as const
).map((name) => at(name));
const WORDS = (["ink", "text-body", "text-muted", "text-primary"] as const).map((name) => at(name));

/** In both themes. */
const PAIRS: Pair[] = [
  ...each(WORDS, GROUNDS, TEXT),
  ...each([at("text-link")], [...GROUNDS, at("info-bg")], TEXT),
  ...(["success", "danger", "warning"] as const).flatMap((name) =>
    each([at(`text-${name}`)], [at("surface"), at(`${name}-bg`)], TEXT),
  ),
  ...each([at("text-disabled")], [at("fill-disabled")], TEXT),
  ...each([at("on-fill")], [at("fill-admin"), at("fill-admin-hover")], TEXT),
  ...each([at("line-strong")], [at("page"), at("surface"), at("ground-sunken")], EDGE),
];
/** In the light theme, where focus has the second colour. */
const LIGHT: Pair[] = [
  ...each([at("second")], GROUNDS, EDGE),
  ...each([at("primary")], [at("page"), at("surface")], EDGE),
];
/** In the dark theme, and on dark sections of the light one. */
const DARK: Pair[] = [
  ...each([...WORDS, at("text-link"), at("accent", "light")], [at("ink", "light")], TEXT),
  ...each([at("ink"), at("text-body"), at("text-muted")], [at("second", "light")], TEXT),
  ...each([at("accent", "light")], GROUNDS, EDGE),
];
/** In both themes. */
const FILLS: Pair[] = [
  ...each(
    [at("on-fill")],
    (
      [
        "primary",
        "primary-hover",
        "second",
        "success",
        "success-hover",
        "danger-fill",
        "danger-hover",
      ] as const
    ).map((name) => at(name)),
    TEXT,
  ),
  ...each([at("ink")], [at("accent"), at("accent-hover"), at("cool-deep"), at("warm-deep")], TEXT),
];

export interface FaintPair {
  front: Name;
  ground: Name;
  sentence: string;
}

/** Every pair with too little contrast, as text. */
export function faintPairs(colours: Colours): FaintPair[] {
  const looked: [keyof Tone, Pair[]][] = [
    ...THEMES.map((theme): [keyof Tone, Pair[]] => [theme, PAIRS]),
    ["light", [...LIGHT, ...FILLS]],
    ["dark", DARK],
  ];
  return looked.flatMap(([theme, pairs]) =>
    pairs.flatMap(([front, ground, ratio]) => {
      const valueOf = ({ name, always = theme }: Place) => colours[name][always];
      const has = contrast(valueOf(front), valueOf(ground));
      if (has >= ratio) return [];
      // Rounded down: 4.46 is not 4.5.
      const shown = Math.floor(has * 10) / 10;
      return {
        front: front.name,
        ground: ground.name,
        sentence: `\`${front.name}\` on \`${ground.name}\` (${theme}) has ${shown.toFixed(1)}:1, needs ${ratio}:1`,
      };
    }),
  );
}
