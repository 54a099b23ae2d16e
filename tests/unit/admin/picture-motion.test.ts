/** Which pictures move, by their bytes. */
import { afterAll, expect, test, vi } from "vitest";
import { kindOf } from "#domain/schema/picture-types.ts";
import { frames, makeGif, makePicture, movingPng } from "#tests/support/records/pictures.ts";

// The language is found and shown on a page.
vi.stubGlobal("document", { documentElement: { lang: "", getAttribute: () => null }, cookie: "" });
const { isMoving } = await import("#admin/features/records/pictures/prepare-picture.ts");
afterAll(() => vi.unstubAllGlobals());

const apng = async (count: number) => movingPng(await makePicture("png"), count);

test.each([
  ["a GIF of two frames", () => makeGif(2, 8), true],
  ["a GIF of one", () => makeGif(1, 8), false],
  ["a GIF that is cut off", async () => (await makeGif(2, 8)).subarray(0, 30), false],
  ["a moving WebP", () => frames(2).webp().toBuffer(), true],
  ["a still WebP with a canvas", () => frames(1).webp().withIccProfile("p3").toBuffer(), false],
  ["a plain WebP", () => makePicture("webp"), false],
  ["a moving PNG", () => apng(2), true],
  ["a PNG of one frame", () => apng(1), false],
  ["a PNG", () => makePicture("png"), false],
  ["a JPEG", () => makePicture("jpg"), false],
] as const)("%s: %#", async (_name, make, moves) => {
  const bytes = await make();
  expect(isMoving(kindOf(bytes) ?? "jpg", bytes)).toBe(moves);
});
