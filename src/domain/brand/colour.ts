/** Colours as `#rrggbb`: mixing and contrast. */

/** A colour of the light theme and its counterpart in the dark one. */
export interface Tone {
  light: string;
  dark: string;
}

/** Mixes a share of `other`, from 0 to 1, into a colour. */
export function mix(colour: string, other: string, share: number): string {
  const [from, to] = [channels(colour), channels(other)];
  const mixed = from.map((value, index) => value + ((to[index] ?? 0) - value) * share);
  return `#${mixed.map((value) => Math.round(value).toString(16).padStart(2, "0")).join("")}`;
}

/** The WCAG 2 contrast, from 1 to 21. */
export function contrast(colour: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(colour), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/** Moves a colour towards another, only as far as its contrast on each of the grounds requires. */
export function readable(
  colour: string,
  towards: string,
  grounds: readonly string[],
  ratio: number,
): string {
  const steps = Array.from({ length: 21 }, (_, step) => mix(colour, towards, step / 20));
  return (
    steps.find((step) => grounds.every((ground) => contrast(step, ground) >= ratio)) ?? towards
  );
}

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = channels(colour).map((value) => {
    const share = value / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function channels(colour: string): number[] {
  return [1, 3, 5].map((start) => Number.parseInt(colour.slice(start, start + 2), 16));
}
