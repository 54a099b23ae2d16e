import { describe, expect, test } from "vitest";
import {
  characterCount,
  cutText,
  cutWords,
  initials,
  paragraphsOf,
  splitBullet,
  splitLead,
  titleParts,
} from "#domain/text/text.ts";

describe("cutText (B77): card texts of 100, 150, 90 and 250 characters (spec 1, section 9)", () => {
  test.each([
    ["short stays", 20, "short stays"],
    ["exactly ten", 11, "exactly ten"],
    ["one two three", 7, "one two…"],
    ["one two three", 9, "one two…"],
    ["one, two", 5, "one…"],
    ["unbreakable", 4, "unbr…"],
    ["  spaced out text ", 6, "spaced…"],
    ["", 5, ""],
    ["one report a week. 120+ sellers trust us", 24, "one report a week…"],
    ["in English. 80+ sellers in Bangladesh", 26, "in English. 80+ sellers…"],
    ["paid in taka (৳ 500,000 a month)", 16, "paid in taka…"],
    ["budgets from $32,500 to $68,000 and up", 24, "budgets…"],
    ["drawn before it exists, so you can sell it", 34, "drawn before it exists…"],
    ["Windows 11 and later", 11, "Windows…"],
    ["of the sea", 6, "of…"],
    ["আগে ঠিক করি। তারপর শুরু", 12, "আগে ঠিক করি…"],
    ["The 3D model", 7, "The 3D…"],
  ])("%j at %i gives %j", (text, max, cut) => {
    expect(cutText(text, max)).toBe(cut);
  });

  test("counts what people see: a conjunct or a family emoji is one character and never split", () => {
    expect(cutText("ক্ষুধা👨‍👩‍👧‍👦শেষ", 3)).toBe("ক্ষুধা👨‍👩‍👧‍👦…");
  });

  test("counts as well where one character is longer than any start that is read first", () => {
    const tall = "a" + "\u0301".repeat(400);
    expect(cutText(`${tall}bc`, 3)).toBe(`${tall}bc`);
    expect(cutText(`${tall}bcd`, 3)).toBe(`${tall}bc…`);
    expect(cutText(`🇧🇩${"🇫🇷".repeat(40)}`, 2)).toBe("🇧🇩🇫🇷…");
  });

  test.each([
    ["", 0],
    ["déjà vu – “a”, ৳ 5\n€", 20],
    ["ক্ষুধা👨‍👩‍👧‍👦শেষ", 5],
    ["e\u0301\r\n", 2],
  ])("characterCount(%j) is %i", (text, count) => {
    expect(characterCount(text)).toBe(count);
  });

  test("is never longer than the limit and its ellipsis", () => {
    const text =
      "Bookings, drivers and service dates for a fleet of 240 cars, with a day view dispatchers can read at arm's length.";
    for (let max = 1; max < text.length; max += 1)
      expect(cutText(text, max).length).toBeLessThanOrEqual(max + 1);
  });
});

test("cutWords keeps 20 words of a platform's summary (spec 1, section 9)", () => {
  const words = Array.from({ length: 25 }, (_, index) => `word${index + 1}`).join(" ");
  expect(cutWords(words, 20)).toMatch(/ word20…$/);
  expect(cutWords("a few words", 20)).toBe("a few words");
  expect(cutWords("boutique Daraz\u00a0: fiches, visuels et chat", 20)).toBe(
    "boutique Daraz\u00a0: fiches, visuels et chat",
  );
  expect(cutWords("boutique Daraz\u00a0: fiches, visuels et chat", 4)).toBe(
    "boutique Daraz\u00a0: fiches…",
  );
});

test.each([
  [
    "Design system - Colours, type and parts",
    { title: "Design system", description: "Colours, type and parts" },
  ],
  ["Only a title", { title: "Only a title", description: "" }],
  ["A - b - c", { title: "A", description: "b - c" }],
  ["Well-kept code", { title: "Well-kept code", description: "" }],
])("splitBullet(%j) splits at the first ' - ' (spec 1, section 2)", (bullet, parts) => {
  expect(splitBullet(bullet)).toEqual(parts);
});

test.each([
  ["One sentence.", 0, "One sentence.", ""],
  [
    "Search is slow and lasts. SEO takes 3 to 6 months.",
    0,
    "Search is slow and lasts.",
    "SEO takes 3 to 6 months.",
  ],
  [
    "You make it. We run the store around it. One report a week.",
    20,
    "You make it. We run the store around it.",
    "One report a week.",
  ],
  [
    "Version 2.5 is out, e.g. today.\nMore follows.",
    0,
    "Version 2.5 is out, e.g. today.",
    "More follows.",
  ],
  ["আমরা লিখি। তারপর আঁকি।", 0, "আমরা লিখি।", "তারপর আঁকি।"],
  ["", 0, "", ""],
])("splitLead(%j, %i) opens with %j", (text, min, lead, rest) => {
  expect(splitLead(text, min)).toEqual({ lead, rest });
});

test.each([
  ["Tasnim Ara Rahman", "TR"],
  ["Farhana", "F"],
  ["কামরুল হাসান", "কাহা"],
  [" ", ""],
])("initials(%j) are %j", (name, letters) => {
  expect(initials(name)).toBe(letters);
});

describe("titleParts", () => {
  test("a short word with a hyphen stands alone, and the parts are the title", () => {
    const parts = titleParts("Paarel e-commerce platform");
    expect(parts.filter(({ whole }) => whole)).toEqual([{ text: "e-commerce", whole: true }]);
    expect(parts.map(({ text }) => text).join("")).toBe("Paarel e-commerce platform");
  });

  test.each(["Car rental management", "cross-platform-and-more", "", "থ্রিডি ক্রিস্টাল"])(
    "nothing is kept whole in %j",
    (title) => {
      expect(titleParts(title).some(({ whole }) => whole)).toBe(false);
      expect(
        titleParts(title)
          .map(({ text }) => text)
          .join(""),
      ).toBe(title);
    },
  );
});

test("paragraphs are parted by blank lines, of spaces too", () => {
  expect(paragraphsOf(" One\nline.\n\n\nTwo.\n \t\nThree.\n\n")).toEqual([
    "One\nline.",
    "Two.",
    "Three.",
  ]);
  expect(paragraphsOf(" \n\n ")).toEqual([]);
});
