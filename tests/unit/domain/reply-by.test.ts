import { describe, expect, it } from "vitest";
import { ANSWER_MINUTES, promiseOf, replyBy, replyByInWords } from "#domain/content/reply-by.ts";
import type { Agency } from "#domain/content/agency.ts";
import { type Locale, LOCALES } from "#domain/links.ts";
import { replyByTexts } from "#site/i18n/form-texts.ts";

/** Weekdays 9:00 to 18:00, Saturday 10:00 to 16:00. */
const week: Agency["hours"] = [
  { from: "Mon", to: "Fri", opens: "09:00", closes: "18:00" },
  { from: "Sat", opens: "10:00", closes: "16:00" },
  { from: "Sun" },
];
const dhaka = { hours: week, holidays: [], timeZone: "Asia/Dhaka" };

describe("replyBy", () => {
  it.each<[string, string, keyof typeof ANSWER_MINUTES, string]>([
    ["in office hours", "2026-11-30T05:00:00Z", "home", "2026-11-30T05:30:00Z"],
    ["to the full minute", "2026-11-30T05:00:01Z", "home", "2026-11-30T05:31:00Z"],
    ["before opening", "2026-11-29T20:00:00Z", "home", "2026-11-30T03:30:00Z"],
    ["half an hour before closing", "2026-11-30T11:30:00Z", "home", "2026-11-30T12:00:00Z"],
    ["a minute later", "2026-11-30T11:31:00Z", "home", "2026-12-01T03:01:00Z"],
    ["at closing time", "2026-11-30T12:00:00Z", "home", "2026-12-01T03:30:00Z"],
    ["Saturday 15:50", "2026-11-28T09:50:00Z", "home", "2026-11-30T03:20:00Z"],
    ["on Sunday", "2026-11-29T06:00:00Z", "home", "2026-11-30T03:30:00Z"],
    ["24 office hours from Monday 9:00", "2026-11-30T03:00:00Z", "others", "2026-12-02T09:00:00Z"],
    ["24 office hours over Sunday", "2026-11-27T03:00:00Z", "others", "2026-11-30T12:00:00Z"],
  ])("%s", (_name, asked, promise, answered) => {
    expect(replyBy(new Date(asked), ANSWER_MINUTES[promise], dhaka).toISOString()).toBe(
      new Date(answered).toISOString(),
    );
  });

  it("leaves out holidays", () => {
    const office = { ...dhaka, holidays: ["2026-12-01", "2026-12-02"] };
    expect(replyBy(new Date("2026-11-30T11:50:00Z"), 30, office).toISOString()).toBe(
      "2026-12-03T03:20:00.000Z",
    );
  });

  it("follows the office's clock over a change of summer time", () => {
    const office = { ...dhaka, timeZone: "Europe/Oslo" };
    // Saturday 15:50 in winter time; the clocks go forward that night.
    expect(replyBy(new Date("2027-03-27T14:50:00Z"), 30, office).toISOString()).toBe(
      "2027-03-29T07:20:00.000Z",
    );
    expect(replyBy(new Date("2027-10-30T13:50:00Z"), 30, office).toISOString()).toBe(
      "2027-11-01T08:20:00.000Z",
    );
  });

  it("follows zones on both sides of the date line", () => {
    for (const [timeZone, answered] of [
      ["Pacific/Kiritimati", "2026-11-29T19:30:00.000Z"],
      ["Pacific/Pago_Pago", "2026-11-30T20:30:00.000Z"],
    ] as const)
      expect(
        replyBy(new Date("2026-11-29T12:00:00Z"), 30, { ...dhaka, timeZone }).toISOString(),
      ).toBe(answered);
  });

  it("counts every minute of an office that never opens", () => {
    const office = { ...dhaka, hours: [{ from: "Mon" as const, to: "Sun" as const }] };
    expect(replyBy(new Date("2026-11-30T05:00:00Z"), 30, office).toISOString()).toBe(
      "2026-11-30T05:30:00.000Z",
    );
  });
});

it.each([
  [{ kind: "enquiry", page: "/" }, "home"],
  [{ kind: "enquiry", page: "" }, "home"],
  [{ kind: "enquiry", page: "/contact" }, "others"],
  [{ kind: "enquiry", page: "/bn/contact" }, "others"],
  [{ kind: "request", page: "/" }, "others"],
] as const)("%o was promised %s", (message, promise) => {
  expect(promiseOf(message)).toBe(ANSWER_MINUTES[promise]);
});

describe("replyByInWords", () => {
  const by = new Date("2026-12-01T05:30:00Z");
  const say = (locale: Locale, now: string, reader?: string, at = by) =>
    replyByInWords(at, replyByTexts(locale), locale, {
      now: new Date(now),
      ...(reader && { reader }),
    }).replace(/[\u00a0\u202f]/g, " ");

  it.each([
    ["2026-12-01T05:00:00Z", "We answer by 11:30 AM today in Dhaka."],
    ["2026-11-30T12:00:00Z", "We answer by 11:30 AM tomorrow in Dhaka."],
    ["2026-11-28T12:00:00Z", "We answer by 11:30 AM on Tuesday in Dhaka."],
    ["2026-11-22T12:00:00Z", "We answer by 11:30 AM on Tuesday 1 December in Dhaka."],
    // Midnight in Dhaka is 18:00 UTC.
    ["2026-11-30T18:00:00Z", "We answer by 11:30 AM today in Dhaka."],
    ["2026-11-30T17:59:00Z", "We answer by 11:30 AM tomorrow in Dhaka."],
  ])("at %s: %s", (now, words) => {
    expect(say("en", now)).toBe(words);
  });

  it.each([
    ["Asia/Dhaka", ""],
    ["Asia/Thimphu", ""],
    // What a browser says when it knows no zone.
    ["Etc/Unknown", ""],
    ["Europe/Berlin", " (6:30 AM where you are)"],
    ["Pacific/Honolulu", " (Monday, 7:30 PM where you are)"],
  ])("adds the time of a reader in %s", (zone, own) => {
    expect(say("en", "2026-12-01T05:00:00Z", zone)).toBe(
      `We answer by 11:30 AM today in Dhaka${own}.`,
    );
  });

  it("follows the reader's change to summer time", () => {
    const answered = (day: string) => new Date(`${day}T05:30:00Z`);
    expect(say("en", "2027-03-26T05:00:00Z", "Europe/Berlin", answered("2027-03-26"))).toContain(
      "(6:30 AM",
    );
    expect(say("en", "2027-03-29T05:00:00Z", "Europe/Berlin", answered("2027-03-29"))).toContain(
      "(7:30 AM",
    );
  });

  it("speaks each language", () => {
    expect(
      LOCALES.map((locale) => say(locale, "2026-11-28T12:00:00Z", "Pacific/Honolulu")),
    ).toEqual([
      "We answer by 11:30 AM on Tuesday in Dhaka (Monday, 7:30 PM where you are).",
      "ঢাকা সময় মঙ্গলবার সকাল ১১:৩০-এর মধ্যে উত্তর দেব (আপনার ওখানে সোমবার, সন্ধ্যা ৭:৩০)।",
      "Nous répondons mardi avant 11 h 30 à Dhaka (lundi, 19 h 30 chez vous).",
      "Respondemos el martes antes de las 11:30 a.m. en Dhaka (lunes, 7:30 p.m. donde usted está).",
    ]);
    expect(
      say("es", "2026-12-01T05:00:00Z", undefined, new Date("2026-12-01T07:00:00Z")),
    ).toContain("antes de la 1:00");
  });
});
