import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { COLOURS } from "#generated/look.ts";
import { drawLinkPicture } from "#site/link-pictures/draw.ts";

/** Red, green and blue. */
const PAGE_GROUND = [...Buffer.from(COLOURS.page.light.slice(1), "hex")];
const PAGE = {
  path: "/services/web",
  brand: "Brand",
  title: "Web Design & Development",
  description: "Sites that load in a second.",
};

describe("drawLinkPicture", () => {
  it("needs no font and no file beside it", async () => {
    expect(await drawLinkPicture(PAGE)).not.toMatch(/<text|<style|href=/);
  });

  it.each([
    ["a short title", "About", "We draw."],
    ["a title of the greatest length", "Word ".repeat(40).trim(), "And a description. ".repeat(10)],
    ["one long word", "Donaudampfschifffahrtsgesellschaft", ""],
    ["a title in Bengali", "ক্ষুদ্র শিল্প", "ঢাকার এক টিমে।"],
    [
      "a long title in Bengali",
      "স্ট্রাকচার্ড ক্যাটালগ ও রিপোর্ট ".repeat(6).trim(),
      "ধূসর ট্রেন্ডে আঁকি টুডি। ".repeat(10),
    ],
  ])("keeps the words of %s on their cloth", async (_, title, description) => {
    const drawn = sharp(Buffer.from(await drawLinkPicture({ ...PAGE, title, description })));
    // The strip between the words and the first stitches, and the one between the words and the
    // stitches at the bottom.
    for (const area of [
      { left: 735, top: 190, width: 12, height: 400 },
      { left: 500, top: 550, width: 180, height: 70 },
    ]) {
      const { channels } = await sharp(await drawn.clone().extract(area).png().toBuffer()).stats();
      expect(channels.slice(0, 3).map(({ min }) => min)).toEqual(PAGE_GROUND);
    }
  });

  it("keeps the lines of a Bengali title clear of each other", async () => {
    // With signs above the headline and below the baseline in every line.
    const svg = await drawLinkPicture({
      ...PAGE,
      brand: "",
      title: "বুকিং রিপোর্ট মিটিং স্টুডিও পাঁচটি টুডি এডিটিং",
      description: "",
    });
    const baselines = new Set(
      Array.from(svg.matchAll(/<g transform="translate\(60 ([\d.]+)\)/g), ([, y]) => y),
    );
    expect(baselines.size).toBeGreaterThan(1);
    const words = sharp(Buffer.from(svg))
      .extract({ left: 50, top: 170, width: 650, height: 380 })
      .greyscale()
      .raw();
    const { data, info } = await words.toBuffer({ resolveWithObject: true });
    const inked = Array.from({ length: info.height }, (_, row) =>
      data.subarray(row * info.width, (row + 1) * info.width).some((grey) => grey < 100),
    );
    expect(inked.filter((ink, row) => ink && !inked[row - 1])).toHaveLength(baselines.size);
  });

  it("has an outline for each visible letter of a Bengali page", async () => {
    const outlines = async (title: string, description: string) =>
      (await drawLinkPicture({ ...PAGE, title, description })).match(
        /<path transform="translate\([^>]* d="M/g,
      )?.length ?? 0;
    const brand = await outlines("", "");
    expect((await outlines("আমাদের কথা", "কাজ")) - brand).toBe(6 + 3 + 3);
  });

  it("gives each part of the site its own motif", async () => {
    const [services, blog, again] = await Promise.all(
      ["/services", "/blog/1", "/services/x"].map((path) => drawLinkPicture({ ...PAGE, path })),
    );
    expect(services).not.toBe(blog);
    expect(services).toBe(again);
  });
});
