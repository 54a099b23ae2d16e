import { afterEach, describe, expect, it, vi } from "vitest";
import { DAY, hoursInWords, openingAt } from "#domain/content/hours.ts";
import { daysOf, WEEK } from "#domain/content/week.ts";

const words = { range: "{from} to {to}", closed: "closed" };

it("spells spans in short and single days in full", () => {
  const hours = hoursInWords(
    [
      { from: "Mon", to: "Fri", opens: "09:00", closes: "18:00" },
      { from: "Sat", opens: "10:00", closes: "16:30" },
      { from: "Sun" },
    ],
    "en",
    words,
  );
  expect(hours.map(({ days, times }) => `${days} ${times}`.replaceAll("\u00a0", " "))).toEqual([
    "Mon to Fri 9:00 AM to 6:00 PM",
    "Saturday 10:00 AM to 4:30 PM",
    "Sunday closed",
  ]);
});

it("does not hang on the zone of the machine", () => {
  const before = process.env.TZ;
  try {
    for (const zone of ["Pacific/Kiritimati", "America/Los_Angeles"]) {
      process.env.TZ = zone;
      expect(
        hoursInWords([{ from: "Mon", opens: "00:00", closes: "23:30" }], "en", words)[0],
      ).toEqual({
        days: "Monday",
        times: "12:00\u00a0AM to 11:30\u00a0PM",
      });
    }
  } finally {
    if (before === undefined) delete process.env.TZ;
    else process.env.TZ = before;
  }
});

it.each([
  [
    "2026-11-30T02:59:00Z",
    {
      today: 0,
      open: false,
      clock: "8:59\u00a0AM",
      next: { day: "Monday", opens: "9:00\u00a0AM" },
    },
  ],
  ["2026-11-30T03:00:00Z", { today: 0, open: true, clock: "9:00\u00a0AM" }],
  ["2026-12-04T11:59:00Z", { today: 0, open: true, clock: "5:59\u00a0PM" }],
  [
    "2026-12-04T12:00:00Z",
    {
      today: 0,
      open: false,
      clock: "6:00\u00a0PM",
      next: { day: "Saturday", opens: "10:00\u00a0AM" },
    },
  ],
  // Friday in London is Saturday in Dhaka already.
  [
    "2026-12-04T18:30:00Z",
    {
      today: 1,
      open: false,
      clock: "12:30\u00a0AM",
      next: { day: "Saturday", opens: "10:00\u00a0AM" },
    },
  ],
  ["2026-12-05T04:00:00Z", { today: 1, open: true, clock: "10:00\u00a0AM" }],
  [
    "2026-12-06T04:00:00Z",
    {
      today: 2,
      open: false,
      clock: "10:00\u00a0AM",
      next: { day: "Monday", opens: "9:00\u00a0AM" },
    },
  ],
])("at %s the clock of Dhaka decides (spec 1, section 9 'Business hours')", (moment, state) => {
  const spans = [
    { from: 1, to: 5, opens: "09:00", closes: "18:00" },
    { from: 6, to: 6, opens: "10:00", closes: "16:00" },
    { from: 7, to: 7 },
  ];
  expect(openingAt(new Date(moment), spans, "Asia/Dhaka", "en")).toEqual(state);
});

it.each([
  ["bn", "সোম থেকে শুক্র সকাল ৯:০০ থেকে সন্ধ্যা ৬:০০"],
  ["fr", "lun. à ven. 9 h à 18 h"],
  ["es", "lun a vie 9:00 a.m. a 6:00 p.m."],
] as const)("speaks of days and times as %s does", (locale, row) => {
  const range = { bn: "{from} থেকে {to}", fr: "{from} à {to}", es: "{from} a {to}" }[locale];
  const [{ days, times } = { days: "", times: "" }] = hoursInWords(
    [{ from: "Mon", to: "Fri", opens: "09:00", closes: "18:00" }],
    locale,
    {
      range,
      closed: "",
    },
  );
  expect(`${days} ${times}`.replaceAll("\u00a0", " ")).toBe(row);
  const { clock } = openingAt(new Date("2026-11-30T10:30:00Z"), [], "Asia/Dhaka", locale);
  expect(clock).toBe(
    { bn: "বিকাল\u00a0৪:৩০", fr: "16\u00a0h\u00a030", es: "4:30\u00a0p.m." }[locale],
  );
});

it("opens again a week later where one day is open, and never where none is", () => {
  const friday = new Date("2026-12-04T12:00:00Z");
  const nextOf = (spans: Parameters<typeof openingAt>[1], locale = "en") =>
    openingAt(friday, spans, "Asia/Dhaka", locale).next;
  expect(nextOf([{ from: 5, to: 5, opens: "09:00", closes: "18:00" }])).toEqual({
    day: "Friday",
    opens: "9:00\u00a0AM",
  });
  expect(nextOf([{ from: 1, to: 7 }])).toBeUndefined();
  expect(nextOf([{ from: 1, to: 1, opens: "09:00", closes: "18:00" }], "fr")).toEqual({
    day: "lundi",
    opens: "9\u00a0h",
  });
  expect(nextOf([{ from: 1, to: 1, opens: "09:00", closes: "18:00" }], "bn")).toEqual({
    day: "সোমবার",
    opens: "সকাল\u00a0৯:০০",
  });
});

describe("with holidays", () => {
  afterEach(() => {
    vi.doUnmock("#generated/agency.ts");
    vi.resetModules();
  });

  it.each<[string, string[], Partial<ReturnType<typeof openingAt>>]>([
    [
      "2026-12-16T06:00:00Z",
      ["2026-12-16", "2026-12-17"],
      { today: -1, open: false, next: { day: "Friday", opens: "9:00\u00a0AM" } },
    ],
    // Tuesday evening in London is Wednesday in Dhaka.
    [
      "2026-12-15T18:30:00Z",
      ["2026-12-16", "2026-12-17"],
      { today: -1, open: false, next: { day: "Friday", opens: "9:00\u00a0AM" } },
    ],
    ["2026-12-16T06:00:00Z", ["2026-12-15", "2025-12-16"], { today: 0, open: true }],
    [
      "2026-12-15T13:00:00Z",
      ["2026-12-16"],
      { open: false, next: { day: "Thursday", opens: "9:00\u00a0AM" } },
    ],
  ])(
    "at %s with %j it is closed on them, by the day of the place, and opens after them",
    async (moment, holidays, state) => {
      vi.resetModules();
      vi.doMock("#generated/agency.ts", () => ({ hasHolidays: true, holidays }));
      const { openingAt } = await import("#domain/content/hours.ts");
      const spans = [{ from: 1, to: 6, opens: "09:00", closes: "18:00" }];
      expect(openingAt(new Date(moment), spans, "Asia/Dhaka", "en")).toMatchObject(state);
    },
  );
});

it.each([
  ["Mon", "Fri", ["Mon", "Tue", "Wed", "Thu", "Fri"]],
  ["Sun", "Thu", ["Sun", "Mon", "Tue", "Wed", "Thu"]],
  ["Sat", "Sun", ["Sat", "Sun"]],
  ["Wed", undefined, ["Wed"]],
] as const)("%s to %s is a span of days", (from, to, days) => {
  expect(daysOf({ from, to })).toEqual(days);
  const span = { from: DAY[from], to: DAY[to ?? from], opens: "09:00", closes: "17:00" };
  const open = WEEK.filter(
    // 1 January 2024 was a Monday.
    (_, index) => openingAt(new Date(Date.UTC(2024, 0, index + 1, 12)), [span], "UTC", "en").open,
  );
  expect(new Set(open)).toEqual(new Set(days));
});
