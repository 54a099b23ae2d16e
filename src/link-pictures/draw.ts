/**
 * The link preview picture: the brand and the page's title on cloth, beside a cloth with the motif
 * of its part of the site.
 */
import { readFile } from "node:fs/promises";
import { mix } from "#domain/brand/colour.ts";
import { filled } from "#domain/brand/look.ts";
import { drawMark } from "#domain/brand/mark.ts";
import { LINK_PICTURE } from "#domain/content/link-picture.ts";
import { COLOURS, MARK, STITCHED } from "#generated/look.ts";
import { BREAKS, isBengali, letters, widthOf, wrap } from "./lettering.ts";

const { width: WIDTH, height: HEIGHT } = LINK_PICTURE;
const { page, ink, primary, accent, second, warm } = COLOURS;
const [INK, WHITE] = [ink.light, "#ffffff"];
const MUTED = COLOURS["text-muted"].light;
const COOL = { ground: COLOURS["cool-deep"].light, thread: second.light };
const SECOND = { ground: second.light, thread: accent.light };

/** By the first segment of the address. Every thread of the motif is visible on its ground. */
const PARTS: Record<string, { motif: string; ground: string; thread: string }> = {
  services: { motif: "wheel", ...SECOND },
  platform: { motif: "boat", ...COOL },
  "real-estate-solutions": { motif: "sun", ground: warm.light, thread: primary.light },
  projects: { motif: "kalka", ground: accent.light, thread: INK },
  blog: { motif: "fish", ...COOL },
  about: { motif: "sun", ...SECOND },
};
const OTHERS = { motif: "lotus", ...COOL };

/** The text area, clear of both cloths at every height. */
const TEXT = { left: 60, width: 660, top: 200, bottom: 545 };
const TITLE_SIZES = [104, 96, 88, 80, 72, 64, 56];
const SMALLEST = 44;
/** Leaves room for two lines of the description. */
const HIGHEST = 238;
const LEDE = { size: 30, weight: 430 };

/**
 * Line height per pixel of font size, and the distance from the top of a title to its first
 * baseline. Bengali has vowel signs above its headline and tall conjuncts below the baseline, 1.35
 * of its size in all.
 */
const LATIN = { title: 1, lede: 4 / 3, rise: 0.76 };
const BENGALI = { title: 1.35, lede: 1.36, rise: 0.98 };
const leadingOf = (text: string) => (isBengali(text) ? BENGALI : LATIN);

export interface LinkPicture {
  /** The page's address inside the site, without its language. */
  path: string;
  brand: string;
  title: string;
  description: string;
}

/** Returns an SVG of 1200 x 630 px without text elements, so that it needs no font. */
export async function drawLinkPicture({
  path,
  brand,
  title,
  description,
}: LinkPicture): Promise<string> {
  const { motif, ground, thread } = PARTS[path.split("/")[1] ?? ""] ?? OTHERS;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">`,
    `<rect width="100%" height="100%" fill="${page.light}"/>`,
    cloth(0, primary.light),
    cloth(112, ground),
    stitches(edge(-46), mix(primary.light, WHITE, 0.49)),
    stitches(edge(-23), mix(primary.light, WHITE, 0.23)),
    stitches(edge(90), mix(primary.light, WHITE, 0.81)),
    stitches(edge(132), thread),
    STITCHED
      ? await drawMotif(motif)
      : drawMark(MARK, COLOURS, ground === second.light ? "dark" : "light", {
          x: 986,
          y: 215,
          size: 200,
        }),
    drawMark(MARK, COLOURS, "light", { x: 58, y: 74, size: 75.5 }),
    letters(brand, 162, 136, INK, { size: 56, weight: 720 }),
    ...words(title, description),
    stitches("M61 572H480", mix(INK, page.light, 0.65)),
    stitches("M61 586H480", mix(INK, page.light, 0.65)),
    "</svg>",
  ].join("");
}

/** The largest title that fits, and below it as much of the description as fits. */
function words(title: string, description: string): string[] {
  const heading =
    TITLE_SIZES.map((size) => setTitle(title, size)).find(({ fits }) => fits) ??
    setTitle(title, SMALLEST);
  const top = TEXT.top + heading.height + 24;
  const leading = LEDE.size * leadingOf(description).lede;
  const lede = shortened(description, Math.floor((TEXT.bottom - top) / leading));
  return [
    ...heading.lines.map((text, row) =>
      letters(text, TEXT.left, TEXT.top + heading.rise + row * heading.leading, INK, heading),
    ),
    ...lede.map((text, row) =>
      letters(text, TEXT.left, top + LEDE.size + row * leading, MUTED, LEDE),
    ),
  ];
}

function setTitle(title: string, size: number) {
  const lettering = { size, weight: 680 };
  const lines = wrap(title, TEXT.width, lettering);
  const { title: leading, rise } = leadingOf(title);
  const height = lines.length * size * leading;
  const fits =
    lines.length <= 3 &&
    height <= HIGHEST &&
    lines.every((text) => widthOf(text, lettering) <= TEXT.width);
  return { ...lettering, lines, fits, height, leading: size * leading, rise: size * rise };
}

/** Cuts the text to at most `rows` lines, with an ellipsis after a whole word. */
function shortened(text: string, rows: number): string[] {
  if (rows < 1) return [];
  const all = text.split(BREAKS);
  for (let kept = all.length; kept > 0; kept--) {
    const start = all.slice(0, kept).join(" ");
    const lines = wrap(
      kept < all.length ? `${start.replace(/[\s,;:.।–—-]+$/u, "")}…` : start,
      TEXT.width,
      LEDE,
    );
    if (lines.length <= rows) return lines;
  }
  return [];
}

/** The edge of a cloth, `right` pixels to the right: wavy, or straight in a look without stitches. */
function edge(right: number): string {
  if (!STITCHED) return `M${860 + right} 0V${HEIGHT}`;
  return `M${820 + right} 0c38 92 22 150 8 218c-18 92 -12 140 18 188c64 100 58 132 -48 226`;
}

function cloth(right: number, fill: string): string {
  return `<path d="${edge(right)}H${WIDTH}V0Z" fill="${fill}"/>`;
}

async function drawMotif(name: string): Promise<string> {
  const file = await readFile(new URL(`../components/motifs/${name}.svg`, import.meta.url), "utf8");
  return filled(file, COLOURS).replace(
    / width="96" height="96"/,
    ` x="905" y="145" width="340" height="340"`,
  );
}

/** Empty in a look without stitches. */
function stitches(path: string, stroke: string): string {
  if (!STITCHED) return "";
  return `<path d="${path}" fill="none" stroke="${stroke}" stroke-width="3" stroke-dasharray="13 9" stroke-linecap="round"/>`;
}
