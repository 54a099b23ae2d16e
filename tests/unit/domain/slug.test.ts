import { expect, test } from "vitest";
import { slugOf } from "#domain/slug.ts";

test.each([
  ["Web Design & Development", "web-design-development"],
  ["2D & 3D Design", "2d-3d-design"],
  ["  --Digital   Marketing!  ", "digital-marketing"],
  ["Café Éclair", "cafe-eclair"],
  ["ওয়েব ডিজাইন", ""],
  ["🎉", ""],
])("the slug of service type %j is %j (spec 1, section 2)", (text, slug) => {
  expect(slugOf(text)).toBe(slug);
});
