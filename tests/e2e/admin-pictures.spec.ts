/**
 * Picked pictures on their way to the server: what the browser makes of them, and what it refuses.
 */
import { writeFile } from "node:fs/promises";
import type { Locator, Page } from "playwright/test";
import sharp from "sharp";
import { signInAs } from "#tests/support/admin/admin.ts";
import { expect, test } from "#tests/support/platform/own-platform.ts";
import { frames, makeGif, makePicture } from "#tests/support/records/pictures.ts";

const ONLY = "Only PNG, JPG, GIF and WebP pictures can be uploaded.";
/** Still pictures up to this size are sent unchanged; animated ones may have four times as much. */
const MB = 1024 * 1024;
const DAMAGED = "The file is damaged or cannot be read.";

const failed = (page: Page, name: string): Locator =>
  page.getByRole("alert").filter({ hasText: `Failed to upload ${name}` });

/** What the form's n-th picture is at its address. */
async function stored(page: Page, n: number) {
  const picture = page.getByRole("img", { name: `Picture ${n}`, exact: true });
  await expect(picture).toHaveAttribute("src", /^\/media\//);
  const answer = await page.request.get((await picture.getAttribute("src")) ?? "");
  return { type: answer.headers()["content-type"], bytes: await answer.body() };
}

test("pictures on their way: what cannot be sent is refused, motion is kept, and a browser without WebP sends another format", async ({
  page,
}) => {
  await signInAs(page, "admin");
  await page.goto("/admin/projects/new");
  const picker = page.getByLabel("Add pictures");
  /**
   * Picks files that lie on the disk, as people do: handing large ones over as bytes takes longer
   * than all that is tested.
   */
  const pick = async (...files: [name: string, bytes: Buffer][]) => {
    const paths = files.map(async ([name, bytes]) => {
      const path = test.info().outputPath(name);
      await writeFile(path, bytes);
      return path;
    });
    await picker.setInputFiles(await Promise.all(paths));
  };

  await test.step("what is no picture of a known type, or cannot be shown, is refused in one sentence, and not offered for another try", async () => {
    const noise = sharp(await makePicture("png", 60, 60));
    const png = await makePicture("png", 60, 60);
    const cases: [name: string, bytes: Buffer, sentence: string][] = [
      ["small.avif", await noise.clone().avif({ effort: 0 }).toBuffer(), ONLY],
      ["phone.heic", Buffer.from("\0\0\0\x18ftypheic\0\0\0\0heicmif1", "latin1"), ONLY],
      ["drawing.svg", Buffer.from("<svg xmlns='http://www.w3.org/2000/svg'/>"), ONLY],
      ["scan.tiff", await noise.clone().tiff().toBuffer(), ONLY],
      ["paint.bmp", Buffer.concat([Buffer.from("BM"), Buffer.alloc(1_100_000)]), ONLY],
      ["renamed.png", Buffer.from("just text"), ONLY],
      ["empty.png", Buffer.alloc(0), "The file is empty."],
      ["half.png", png.subarray(0, png.length / 2), DAMAGED],
      ["half.jpg", (await makePicture("jpg", 60, 60)).subarray(0, 900), DAMAGED],
      [
        "rubbish.gif",
        Buffer.concat([(await makeGif(1, 60)).subarray(0, 30), Buffer.from("rubbish")]),
        DAMAGED,
      ],
      [
        "huge.png",
        Buffer.concat([png, Buffer.alloc(10 * MB)]),
        "The picture is larger than 10 MB.",
      ],
      [
        "long.gif",
        Buffer.concat([await makeGif(2, 60), Buffer.alloc(4 * MB)]),
        "An animated picture cannot be resized. It can have at most 4 MB.",
      ],
    ];
    for (const some of [cases.slice(0, 8), cases.slice(8)])
      await pick(...some.map(([name, bytes]) => [name, bytes] as [string, Buffer]));
    for (const [name, , sentence] of cases)
      await expect(failed(page, name), name).toContainText(sentence);
    await expect(page.getByRole("button", { name: "Retry" })).toHaveCount(0);
    await expect(page.getByText("0 of 8 used")).toBeVisible();

    const carrier = (name: string) =>
      page.evaluateHandle((name) => {
        const carrier = new DataTransfer();
        carrier.items.add(new File(["words"], name, { type: "text/plain" }));
        return carrier;
      }, name);
    await page
      .getByRole("region", { name: "Images" })
      .dispatchEvent("drop", { dataTransfer: await carrier("dropped.txt") });
    await page.evaluate(
      (clipboardData) => document.dispatchEvent(new ClipboardEvent("paste", { clipboardData })),
      await carrier("pasted.txt"),
    );
    for (const name of ["dropped.txt", "pasted.txt"])
      await expect(failed(page, name)).toContainText(ONLY);
  });

  await test.step("a moving picture keeps its motion", async () => {
    // What was refused stands in the list, and counts.
    await page.goto("/admin/projects/new");
    const large = [
      await makeGif(4, 500, await makePicture("png", 500, 500)),
      await frames(3, 500).webp({ effort: 0, quality: 100 }).toBuffer(),
    ];
    expect(large.map(({ length }) => length > MB)).toEqual([true, true]);
    await pick(...large.map((bytes, n) => [`${n}.png`, bytes] as [string, Buffer]));
    await expect(page.getByText("2 of 8 used")).toBeVisible();
    const kept = [await stored(page, 1), await stored(page, 2)];
    expect(kept.map(({ type }) => type).toSorted()).toEqual(["image/gif", "image/webp"]);
    for (const { bytes } of kept)
      expect((await sharp(bytes, { pages: -1 }).metadata()).pages).toBeGreaterThan(1);
  });

  await test.step("a browser that cannot encode WebP sends JPEG, PNG for transparency, or the original file", async () => {
    await page.evaluate(() => {
      const native = HTMLCanvasElement.prototype.toBlob;
      HTMLCanvasElement.prototype.toBlob = function (callback, type, quality) {
        const knows = type === "image/jpeg" && !document.title.startsWith("PNG");
        native.call(this, callback, knows ? type : "image/png", quality as number);
      };
    });
    const noise = sharp(await makePicture("png", 1_700, 1_200));
    const photo = await noise.clone().jpeg({ quality: 96 }).toBuffer();
    expect(photo.length).toBeGreaterThan(2_000_000);
    await pick(["photo.jpg", photo]);
    const first = await stored(page, 3);
    expect([first.type, first.bytes.length < photo.length]).toEqual(["image/jpeg", true]);

    const clear = await sharp(await makePicture("png", 640, 600))
      .ensureAlpha(0.5)
      .png()
      .toBuffer();
    await pick(["clear.png", clear]);
    expect((await sharp((await stored(page, 4)).bytes).stats()).isOpaque).toBe(false);

    const opaque = await makePicture("png", 700, 600);
    await pick(["opaque.png", opaque]);
    expect((await stored(page, 5)).type).toBe("image/jpeg");

    await page.evaluate(() => (document.title = "PNG alone"));
    await pick(["other.jpg", await noise.clone().flop().jpeg({ quality: 96 }).toBuffer()]);
    const fourth = await stored(page, 6);
    expect([fourth.type, (await sharp(fourth.bytes).metadata()).width]).toEqual([
      "image/jpeg",
      1_700,
    ]);
  });
});
