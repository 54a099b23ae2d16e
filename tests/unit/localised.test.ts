import { expect, test } from "vitest";
import { localised } from "#domain/localised.ts";

const entries = [
  { id: "bn/web", data: { title: "ওয়েব" } },
  { id: "en/web", data: { title: "Web" } },
  { id: "en/graphics", data: { title: "Graphics" } },
  { id: "bn/only-bengali", data: { title: "একা" } },
];

test("English entries carry their slug, their language and those they are written in", () => {
  expect(localised(entries, "en")).toEqual([
    { title: "Web", slug: "web", locale: "en", written: ["en", "bn"] },
    { title: "Graphics", slug: "graphics", locale: "en", written: ["en"] },
  ]);
});

test("a translation replaces its original, English fills the gaps, and a translation of nothing is left out", () => {
  expect(localised(entries, "bn")).toEqual([
    { title: "ওয়েব", slug: "web", locale: "bn", written: ["en", "bn"] },
    { title: "Graphics", slug: "graphics", locale: "en", written: ["en"] },
  ]);
});

test("a language without any translation is English", () => {
  expect(localised(entries, "fr")).toEqual(localised(entries, "en"));
});
