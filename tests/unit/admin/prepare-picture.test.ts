/** What is refused before the browser has to draw anything. */
import { afterAll, expect, test, vi } from "vitest";
import { IMAGE_MAX } from "#domain/limits.ts";
import { makePicture, movingPng } from "#tests/support/records/pictures.ts";

// The language is found and shown on a page.
vi.stubGlobal("document", { documentElement: { lang: "", getAttribute: () => null }, cookie: "" });
const { prepared } = await import("#admin/features/records/pictures/prepare-picture.ts");
afterAll(() => vi.unstubAllGlobals());

test.each([
  ["small", 0],
  ["too large to be sent", IMAGE_MAX.sentBytes],
  ["too large to be picked", IMAGE_MAX.pickedBytes],
])("a moving PNG that is %s is refused for moving, whatever its size", async (_name, more) => {
  const png = new Uint8Array(movingPng(await makePicture("png"), 2));
  await expect(prepared(new File([png, new Uint8Array(more)], "moving.png"))).rejects.toThrow(
    "An animated PNG would stand still",
  );
});
