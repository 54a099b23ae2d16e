/** What the schemas say of a field that is wrong, and the complete list that the other languages are typed against. */
export const en = {
  required: "Is required.",
  text: "Must be a text.",
  tooLong: "Must have at most {n} characters.",
  tooLongNow: "Must have at most {n} characters ({now} now).",
  tooShort: "Must have at least {n} characters.",
  character: "Contains a character that cannot be stored.",
  email: "Must be an email address, like name@example.com.",
  phone: "Must be a phone number, like +880 1700 000000.",
  different: "Is not the same as above.",
  list: "Must be a list.",
  oneEntry: "Needs at least one entry.",
  fewEntries: "Needs at least {n} entries.",
  manyEntries: "Takes at most {n} entries.",
  manyObjects: "Must have at most {n} entries.",
  longList: "Is too long.",
  date: "Must be a date, like 2026-03-01.",
  time: "Must be a time, like 2026-03-01T09:30:00Z.",
  noDay: "Is not a day of the calendar.",
  beforeStart: "Must not be before the start date.",
  number: "Must be a number, like 12500 or 12500.50.",
  belowZero: "Must not be below 0.",
  tooMuch: "Must be at most {n}.",
  decimals: "Must have at most {n} decimals.",
  imageUrl: "Must be the address of a picture that was uploaded here.",
  slug: "Must be small letters and digits joined by single hyphens.",
  link: "Must start with https:// or with one slash.",
  images: "Maximum {n} images allowed",
  alts: "Must be texts by picture address.",
  flag: "Must be true or false.",
  yes: "Must be true.",
  oneOf: "Must be one of {choices}.",
  oneOfTwo: "Must be {one} or {other}.",
  nothing: "There is nothing to change.",
  onlyOne: "Send only one of read, folder and restore.",
  cursor: "Must be the cursor of the answer before.",
  place: "Is not one that this site gave.",
  kind: "Is of a kind that this site does not know.",
  format: "Is not of a format that this site knows.",
  export: "Must be an export of this site.",
} as const;

export type Problems = Record<keyof typeof en, string>;

/** How the schemas say that a text of `now` characters is longer than `max`. */
export function tooLong(max: number, now: number): string {
  return en.tooLongNow.replace("{n}", max.toLocaleString("en")).replace("{now}", now.toLocaleString("en"));
}
