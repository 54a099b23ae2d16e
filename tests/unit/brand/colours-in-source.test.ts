import { globSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";

/** Fonts, what is written from the palette, and the shades that every palette starts from. */
const OTHERS = /src\/(?:fonts|generated)\/|src\/domain\/brand\/shades\.ts/;

it("names colours by their roles: only content/brand says what they are", () => {
  const named = globSync("{src,netlify,public}/**/*.{css,astro,ts,tsx,js,mjs,svg}")
    .filter((file) => !OTHERS.test(file))
    .flatMap((file) => {
      const text = readFileSync(file, "utf8");
      return Array.from(
        text.matchAll(/(?:#|%23)[\da-f]{6}\b/gi),
        ([colour]) => `${file}: ${colour}`,
      );
    });
  // White, and the black and white of pure masks, are no one's brand.
  expect(named.filter((line) => !/(?:ffffff|000000)$/i.test(line))).toEqual([]);
});
