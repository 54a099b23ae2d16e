/** Reads amounts of money as people type them or copy them from elsewhere. */
import { currency } from "#generated/agency.ts";
import { LANGUAGES } from "#domain/languages.ts";
import { memoize } from "./intl.ts";
import { currencySigns, moneyDecimals } from "./money.ts";
import { INVISIBLE, withPlainDashes } from "./typed-text.ts";

/**
 * What a typed amount says: a number; two numbers that it could be, with the decimals that the
 * currency has; or nothing that can be used, and why.
 */
export type TypedAmount =
  | { amount: number }
  | { unclear: string; less: number; more: number }
  | { refused: "number" | "negative" | "exponent" };

const INVISIBLE_MARKS = new RegExp(`[${INVISIBLE}]`, "gu");
const FULL_WIDTH = /[\uff01-\uff5e]/g;
const GROUPS = /^\d{1,3}(?:,\d{3})+$/;
/** As in South Asia: `1,00,000`. */
const LAKHS = /^\d{1,2}(?:,\d{2})+,\d{3}$/;

/**
 * Reads `1,000`, `1 000`, `1'000`, `1,00,000`, `$5`, `USD 5`, `12.50`, `1.000,50` and digits of any
 * script. One separator that could part thousands or decimals is not guessed: `1.000` and `1,5`.
 */
export function typedAmount(text: string): TypedAmount {
  const typed = text.trim();
  const figure = withoutSign(withoutSign(plainFigure(typed)));
  if (/^\d[\d.,]*e[+-]?\d+$/i.test(figure)) return { refused: "exponent" };
  if (/^-[\d.,' ]+$|^\([\d.,' ]+\)$/.test(figure)) return { refused: "negative" };
  if (!/^(?=.*\d)[\d.,' ]+$/.test(figure)) return { refused: "number" };
  if (/[' ]/.test(figure)) return spaced(figure);
  const [dots, commas] = [figure.split(".").length - 1, figure.split(",").length - 1];
  if (dots + commas === 0) return { amount: Number(figure) };
  if (dots > 0 && commas > 0) return mixed(figure);
  if (commas > 0) return withCommas(figure, typed);
  if (dots > 1) return inGroups(figure.replaceAll(".", ","));
  // A zero or four digits before it part no thousands.
  if (/^[1-9]\d{0,2}\.\d{3}$/.test(figure)) return unclear(typed, figure);
  return { amount: Number(figure) };
}

/** The number as text, without separators and signs; `undefined` for what is not a number. */
export function plainAmount(text: string): string | undefined {
  const read = typedAmount(text);
  return "amount" in read ? String(read.amount) : undefined;
}

/** Both separators: the last one parts the decimals. */
function mixed(figure: string): TypedAmount {
  const [, whole = "", mark = "", decimals = ""] = /^(.*)([.,])(\d+)$/.exec(figure) ?? [];
  const read = inGroups(whole.replaceAll(".", ","));
  return "amount" in read && !whole.includes(mark)
    ? { amount: Number(`${read.amount}.${decimals}`) }
    : { refused: "number" };
}

function withCommas(figure: string, typed: string): TypedAmount {
  return /^\d+,\d+$/.test(figure) && !GROUPS.test(figure)
    ? unclear(typed, figure.replace(",", "."))
    : inGroups(figure);
}

/** Spaces or apostrophes part the thousands, so that a comma parts the decimals, as in French. */
function spaced(figure: string): TypedAmount {
  return /^\d{1,3}(?:[' ]\d{3})+(?:[.,]\d+)?$/.test(figure)
    ? { amount: Number(figure.replace(/[' ]/g, "").replace(",", ".")) }
    : { refused: "number" };
}

function inGroups(figure: string): TypedAmount {
  return /^\d+$/.test(figure) || GROUPS.test(figure) || LAKHS.test(figure)
    ? { amount: Number(figure.replaceAll(",", "")) }
    : { refused: "number" };
}

function unclear(typed: string, figure: string): TypedAmount {
  return {
    unclear: typed,
    less: Number(Number(figure).toFixed(moneyDecimals())),
    more: Number(figure.replace(".", "")),
  };
}

/** In digits 0 to 9, with plain spaces, dots, commas, apostrophes and dashes. */
function plainFigure(text: string): string {
  return (
    withPlainDashes(text.replace(INVISIBLE_MARKS, "").replace(FULL_WIDTH, halfWidth))
      .replace(/\p{Nd}/gu, digitOf)
      .replace(/\s+/gu, " ")
      .replace(/[\u2019\u02bc]/g, "'")
      // The Arabic separators have one meaning each.
      .replaceAll("\u066c", "'")
      .replaceAll("\u066b", ".")
      .trim()
  );
}

function halfWidth(character: string): string {
  return String.fromCharCode(character.charCodeAt(0) - 0xfee0);
}

/** A digit of any script: their zeros are the first of ten in a row. */
function digitOf(character: string): string {
  let value = 0;
  const code = character.codePointAt(0) ?? 0;
  while (value < 9 && /\p{Nd}/u.test(String.fromCodePoint(code - value - 1))) value += 1;
  return String(value);
}

const signs = memoize((code: string) =>
  LANGUAGES.flatMap((locale) => currencySigns(locale, code))
    .map((sign) => sign.replace(/\s/g, " ").toLowerCase())
    .sort((a, b) => b.length - a.length),
);

/** Without the sign, code or name of the agency's currency before or after the figure. */
function withoutSign(text: string): string {
  const lower = text.toLowerCase();
  for (const sign of signs(currency)) {
    if (lower.startsWith(sign)) return text.slice(sign.length).trim();
    // eslint-disable-next-line house/text-cuts -- the sign of a currency
    if (lower.endsWith(sign)) return text.slice(0, -sign.length).trim();
    if (lower.startsWith(`-${sign}`)) return `-${text.slice(sign.length + 1).trim()}`;
  }
  return text;
}
