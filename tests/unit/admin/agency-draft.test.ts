import { join } from "node:path";
import { expect, test } from "vitest";
import { draftOver } from "#admin/features/agency/draft-over.ts";
import { newHoliday, type Values, valuesOf } from "#admin/features/agency/form-values.ts";
import { staffFactsOf } from "#domain/content/staff-facts.ts";
import { readPrices } from "#site/agency/prices.ts";
import { readAgency } from "#site/agency/read.ts";

const CONTENT = join(import.meta.dirname, "../../../content");
const MONDAY = valuesOf(staffFactsOf(readAgency(CONTENT), readPrices(CONTENT)));
const draft = (form: Partial<Values>, base?: Values) => ({
  values: {
    form: JSON.stringify({ ...MONDAY, ...form }),
    ...(base && { base: JSON.stringify(base) }),
  },
});
const holiday = (value: string, fr: string) => {
  const day = newHoliday();
  return { ...day, value, names: { ...day.names, fr } };
};

test("a draft changes what its author changed; what others saved since stays", () => {
  const hours = { ...MONDAY.hours, Sat: { open: true, opens: "10:00", closes: "13:00" } };
  const promises = { ...MONDAY.promises, revisionRounds: "half a num" };
  const since = {
    ...MONDAY,
    phone: "+880 1799 000000",
    hours: { ...MONDAY.hours, Sun: { open: true, opens: "08:00", closes: "09:00" } },
  };
  expect(draftOver(draft({ hours, promises }, MONDAY), since)).toEqual({
    ...since,
    hours: { ...hours, Sun: since.hours.Sun },
    promises,
  });
});

test("what both changed is as in the draft, names of holidays too", () => {
  const holidays = [holiday("2031-12-25", "Noël")];
  const base = { ...MONDAY, holidays };
  const mine = { holidays: [holiday("2031-12-25", "Jour de Noël")] };
  const others = { ...base, holidays: [...holidays, holiday("2032-01-01", "")] };
  expect(draftOver(draft(mine, base), others).holidays).toEqual(mine.holidays);
  expect(draftOver(draft(base, base), others).holidays).toEqual(others.holidays);
});

test("a draft of an earlier release, without a base, is opened as it is", () => {
  const since = { ...MONDAY, phone: "+880 1799 000000" };
  expect(draftOver(draft({ chat: "+880 1711 111111" }), since)).toEqual({
    ...MONDAY,
    chat: "+880 1711 111111",
  });
});
