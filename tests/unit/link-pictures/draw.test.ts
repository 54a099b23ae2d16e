import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { drawLinkPicture } from "#site/link-pictures/draw.ts";

const PAGE = { path: "/services/web", brand: "Brand", title: "Web Design & Development", description: "Sites that load in a second." };

describe("drawLinkPicture", () => {
  it("needs no font and no file beside it", async () => {
    expect(await drawLinkPicture(PAGE)).not.toMatch(/<text|<style|href=/);
  });

  it.each([
    ["a short title", "About", "We draw."],
    ["a title of the greatest length", "Word ".repeat(40).trim(), "And a description. ".repeat(10)],
    ["one long word", "Donaudampfschifffahrtsgesellschaft", ""],
    ["no letter of the font", "নকশা 😀", "নকশা"],
  ])("keeps the words of %s on their cloth", async (_, title, description) => {
    const drawn = sharp(Buffer.from(await drawLinkPicture({ ...PAGE, title, description })));
    // The strip between the words and the first stitches, and the one between the words and the stitches at the bottom.
    for (const area of [
      { left: 735, top: 190, width: 12, height: 400 },
      { left: 500, top: 550, width: 180, height: 70 },
    ]) {
      const { channels } = await sharp(await drawn.clone().extract(area).png().toBuffer()).stats();
      expect(channels.slice(0, 3).map(({ min }) => min)).toEqual([0xfa, 0xf6, 0xef]);
    }
  });

  it("tells the parts of the site apart", async () => {
    const [services, blog, again] = await Promise.all(
      ["/services", "/blog/1", "/services/x"].map((path) => drawLinkPicture({ ...PAGE, path })),
    );
    expect(services).not.toBe(blog);
    expect(services).toBe(again);
  });
});
