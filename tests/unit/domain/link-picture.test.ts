import { describe, expect, it } from "vitest";
import { linkPicturePath } from "#domain/content/link-picture.ts";
import { absoluteUrl, isPreview } from "#domain/links.ts";

describe("link pictures", () => {
  it.each([
    ["/", "/og/home.png"],
    ["/services", "/og/services.png"],
    ["/bn/blog/1", "/og/bn/blog/1.png"],
  ])("%s has %s", (path, picture) => expect(linkPicturePath(path)).toBe(picture));
});

describe("absoluteUrl", () => {
  it("has a slash after the host and none elsewhere", () => {
    const base = new URL("https://brand.example");
    expect([absoluteUrl("/", base), absoluteUrl("/blog/1", base)]).toEqual([
      "https://brand.example/",
      "https://brand.example/blog/1",
    ]);
  });

  it("refuses to guess the host", () =>
    expect(() => absoluteUrl("/", undefined)).toThrow("`site`"));
});

describe("isPreview", () => {
  it.each([
    ["deploy-preview", true],
    ["branch-deploy", true],
    ["production", false],
    ["dev", false],
    [undefined, false],
  ])("%s: %s", (context, preview) => expect(isPreview(context)).toBe(preview));
});
