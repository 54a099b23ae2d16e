import { expect, it } from "vitest";
import { hoursInWords } from "#domain/hours.ts";

const words = { range: "{from} to {to}", closed: "closed" };

it("spells spans in short and single days in full", () => {
  const hours = hoursInWords(
    [{ from: "Mon", to: "Fri", opens: "09:00", closes: "18:00" }, { from: "Sat", opens: "10:00", closes: "16:30" }, { from: "Sun" }],
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
      expect(hoursInWords([{ from: "Mon", opens: "00:00", closes: "23:30" }], "en", words)[0]).toEqual({
        days: "Monday",
        times: "12:00\u00a0AM to 11:30\u00a0PM",
      });
    }
  } finally {
    if (before === undefined) delete process.env.TZ;
    else process.env.TZ = before;
  }
});
