/**
 * What visitors get of a picture: all of it that is seen, and nothing of what cameras write beside
 * it.
 */
import sharp from "sharp";
import { beforeEach, describe, expect, test } from "vitest";
import { IMAGE_MAX } from "#domain/limits.ts";
import { cleaned } from "#server/pictures/inspect-picture.ts";
import { pictureStore } from "#server/pictures/pictures.ts";
import { addressOf, uploadFile, view } from "#tests/support/api/upload.ts";
import {
  frames,
  hashOf,
  makeGif,
  makePicture,
  makeTakenPicture,
  movingPng,
  SECRETS,
} from "#tests/support/records/pictures.ts";
import { type Records, startRecords } from "#tests/support/records/records.ts";

let records: Records;

beforeEach(async () => {
  records = await startRecords();
  return () => records.close();
});

const toldIn = (bytes: Uint8Array) =>
  SECRETS.filter((secret) => Buffer.from(bytes).includes(secret));
const keyOf = (url: string) => url.replace("/media/", "").split(".").reverse().join("/");

/** The colours of the upper and of the lower half, as screens draw them. */
async function halves(bytes: Uint8Array) {
  const { data, info } = await sharp(bytes)
    .autoOrient()
    .toColourspace("srgb")
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const at = (y: number) =>
    Array.from(data.subarray((y * info.width + 20) * 3, (y * info.width + 20) * 3 + 3));
  return { size: [info.width, info.height], above: at(10), below: at(info.height - 10) };
}

describe.each(["jpg", "png", "webp"] as const)("a %s of a phone", (kind) => {
  test("is stored and served without place, owner and device, upright and in its colours", async () => {
    const bytes = await makeTakenPicture(kind);
    expect(toldIn(bytes).length).toBeGreaterThanOrEqual(kind === "jpg" ? 5 : 4);
    const url = addressOf(await uploadFile(bytes, records.tokens.admin));
    const served = await (await view(url)).bytes();
    expect([
      toldIn(served),
      toldIn(new Uint8Array((await pictureStore.read(keyOf(url))) ?? [])),
    ]).toEqual([[], []]);
    expect(await halves(served)).toEqual(await halves(bytes));
    const [before, after] = [await sharp(bytes).metadata(), await sharp(served).metadata()];
    expect(after).toMatchObject({ orientation: 6, icc: before.icc });
    expect([after.xmp, after.iptc, after.comments]).toEqual([undefined, undefined, undefined]);
    expect(after.exif?.length).toBeLessThan(40);
  });

  test("is the same when it is cleaned again, and under one address whatever was written beside it", async () => {
    const bytes = await makeTakenPicture(kind);
    const clean = cleaned(bytes).bytes;
    expect(cleaned(clean).bytes.equals(clean)).toBe(true);
    const urls = [bytes, clean].map(async (picture) =>
      addressOf(await uploadFile(picture, records.tokens.admin)),
    );
    expect(new Set(await Promise.all(urls)).size).toBe(1);
  });

  test("that was stored before pictures were cleaned, or comes with a backup, is clean as well", async () => {
    const bytes = await makeTakenPicture(kind);
    const hash = hashOf(bytes);
    const url = `/media/${hash}.${kind}`;
    await pictureStore.write(`${kind}/${hash}`, new Blob([new Uint8Array(bytes)]));
    const old = await (await view(url)).bytes();
    expect([toldIn(old), Buffer.from(old).equals(cleaned(bytes).bytes)]).toEqual([[], true]);

    const take = (key: string, value: Buffer) =>
      records.admin.ask("POST", "/api/import/objects", {
        data: [{ kind: "pictures", key, value: value.toString("base64") }],
      });
    await pictureStore.remove(`${kind}/${hash}`);
    expect((await take(`${kind}/${hash}`, bytes)).status).toBe(200);
    expect(toldIn(new Uint8Array((await pictureStore.read(`${kind}/${hash}`)) ?? []))).toEqual([]);
    expect((await view(url)).status).toBe(200);
    // Its own backup has it by the name that records know, though its bytes are others by now.
    expect((await take(`${kind}/${hash}`, cleaned(bytes).bytes)).status).toBe(200);
    expect((await take(`${kind}/${"0".repeat(64)}`, bytes)).status).toBe(400);
    expect((await take(`gif/${hash}`, bytes)).status).toBe(400);
  });
});

test("a JPEG keeps how its colours are stored, and loses small pictures and what other makers add", async () => {
  const segment = (mark: number, text: string) => {
    const data = Buffer.from(text, "latin1");
    return Buffer.concat([Buffer.from([0xff, mark, 0, data.length + 2]), data]);
  };
  const picture = await makePicture("jpg");
  const jfif = segment(0xe0, "JFIF\0\x01\x01\0\0\x01\0\x01\x01\x01THUMB");
  const others = [
    segment(0xe0, "JFXX\0THUMB"),
    segment(0xe1, "http://ns.adobe.com/xap/1.0/\0THUMB"),
    segment(0xe2, "MPF\0THUMB"),
  ];
  const adobe = segment(0xee, "Adobe\0d\0\0\0\0\x01");
  const rest = picture.subarray(picture.indexOf(Buffer.from([0xff, 0xdb])));
  const made = Buffer.concat([
    picture.subarray(0, 2),
    jfif,
    ...others,
    segment(0xed, "Photoshop 3.0\0THUMB"),
    segment(0xe5, "THUMB"),
    adobe,
    rest,
  ]);
  const { bytes } = cleaned(made);
  expect([bytes.includes("THUMB"), bytes.includes("JFIF"), bytes.includes(adobe)]).toEqual([
    false,
    true,
    true,
  ]);
  expect(await sharp(bytes).raw().toBuffer()).toEqual(await sharp(made).raw().toBuffer());
});

test("a GIF keeps its frames, their times and its loop, and loses remarks and other applications' data", async () => {
  const gif = await frames(3)
    .gif({ loop: 7, delay: [40, 80, 120] })
    .toBuffer();
  const at = gif.indexOf(Buffer.from([0x21, 0xf9]));
  const remark = Buffer.from("\x21\xfe\x08a remark\0", "latin1");
  const xmp = Buffer.from("\x21\xff\x0bXMP DataXMP\x0aOwner Nila\0", "latin1");
  const { bytes } = cleaned(
    Buffer.concat([
      gif.subarray(0, at),
      remark,
      xmp,
      gif.subarray(at),
      Buffer.from("behind the end"),
    ]),
  );
  expect(toldIn(bytes)).toEqual([]);
  expect(await sharp(bytes, { pages: -1 }).metadata()).toMatchObject({
    pages: 3,
    loop: 7,
    delay: [40, 80, 120],
  });
});

test("a moving WebP keeps its motion", async () => {
  const webp = await frames(3)
    .webp({ loop: 2, delay: [40, 80, 120] })
    .withXmp("<x>Owner Nila</x>")
    .toBuffer();
  const { bytes } = cleaned(webp);
  expect(toldIn(bytes)).toEqual([]);
  expect(await sharp(bytes, { pages: -1 }).metadata()).toMatchObject({
    pages: 3,
    loop: 2,
    delay: [40, 80, 120],
  });
});

describe("motion that pages cannot show is refused:", () => {
  const still = "An animated PNG would stand still on the page. Please upload it as GIF or WebP.";
  const CASES: [name: string, make: () => Promise<Buffer>, sentence: string][] = [
    ["a moving PNG", async () => movingPng(await makePicture("png"), 2), still],
    [
      "a GIF of many frames",
      () => makeGif(IMAGE_MAX.frames + 1, 8),
      "An animated picture of this size can have at most 500 frames.",
    ],
    [
      "a GIF of fewer large frames",
      () => makeGif(120, 1_000),
      "An animated picture of this size can have at most 100 frames.",
    ],
  ];
  test.each(CASES)("%s", async (_name, make, sentence) => {
    const { status, body } = await uploadFile(await make(), records.tokens.admin);
    expect([status, body.message]).toEqual([400, sentence]);
  });

  test("not a GIF of 300 frames, nor a PNG that only says that it moves", async () => {
    for (const bytes of [await makeGif(300, 100), movingPng(await makePicture("png"), 1)])
      expect((await uploadFile(bytes, records.tokens.admin)).status).toBe(200);
  });
});
