import { expect, test } from "vitest";
import { TEXT_MAX } from "#domain/limits.ts";
import { slugOf } from "#domain/text/slug.ts";

test.each([
  ["Web Design & Development", "web-design-development"],
  ["2D & 3D Design", "2d-3d-design"],
  ["  --Digital   Marketing!  ", "digital-marketing"],
  ["Café Éclair", "cafe-eclair"],
  ["Łódź Straße Æther", "lodz-strasse-aether"],
  ["GROẞE Œuvre, Ǿre & ǣon", "grosse-oeuvre-ore-aeon"],
  ["Đà Nẵng, Þórður, ığdır İzmir", "da-nang-thordur-igdir-izmir"],
  ["ওয়েব ডিজাইন", ""],
  ["🎉", ""],
])("the slug of service type %j is %j (spec 1, section 2)", (text, slug) => {
  expect(slugOf(text)).toBe(slug);
});

test.each([
  ["loom ".repeat(40), /^(?:loom-){31}loom$/],
  ["a".repeat(400), /^a{160}$/],
  [`${"a".repeat(160)} b`, /^a{160}$/],
  [`${"a".repeat(159)} b`, /^a{159}$/],
  ["ﷺ㎯".repeat(100), /^rad-s2.*[a-z0-9]$/],
])("the slug of a long name ends at a word: %j", (text, slug) => {
  expect(slugOf(text)).toMatch(slug);
  expect(slugOf(text).length).toBeLessThanOrEqual(TEXT_MAX.slug);
});
