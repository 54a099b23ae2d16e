import { expect, test } from "vitest";
import { langOf, localised } from "#domain/content/localised.ts";

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

test("a text of a translation that is in English says so, wherever it stands", () => {
  const inEnglish = new Set(["Web 2"]);
  const [web] = localised(
    [...entries.slice(1, 2), { id: "bn/web", data: { title: "Web 2" }, inEnglish }],
    "bn",
  );
  if (!web) throw new Error("no entry");
  expect([
    langOf("Web 2", "bn", web),
    langOf("ওয়েব", "bn", web),
    langOf("ওয়েব", "fr", web),
  ]).toEqual(["en", undefined, "bn"]);
  expect(langOf("Web 2", "en", web)).toBeUndefined();
});

test("a language without any translation is English", () => {
  expect(localised(entries, "fr")).toEqual(localised(entries, "en"));
});
