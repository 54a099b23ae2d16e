/**
 * Types of the catalogue. English is the complete list: an unknown key, a missing or extra value,
 * and a text missing in another language do not compile.
 */
import type { Locale } from "#domain/links.ts";

/**
 * The type of a placeholder by its format: `{{max, number}}` takes a number, `{{who}}` a text or a
 * number without separators.
 */
interface Formats {
  number: number | Blank;
  /** Without separators, to be typed again. */
  plain: number | Blank;
  /** Seconds, written as `30 seconds` or `7 minutes`. */
  wait: number | Blank;
  minute: number | Blank;
  hour: number | Blank;
  day: number | Blank;
  /** Alternatives: `a, b or c`. */
  or: readonly string[];
}

/** A placeholder that the browser fills later (`fill` in `#domain/text/words.ts`). */
type Blank = `{${string}}`;

/** Values of a text, in their JSON form. */
export type Values = Readonly<Record<string, string | number | readonly string[]>>;

type Places<Text> = Text extends `${string}{{${infer Place}}}${infer Rest}`
  ? Place | Places<Rest>
  : never;
type NameIn<Place> = Place extends `${infer Name}, ${string}` ? Name : Place;
type ValueOf<Place> = Place extends `${string}, ${infer Format extends keyof Formats}`
  ? Formats[Format]
  : string | number;

/** Values that every text has by default (`translator.ts`). */
type Known = "examplePhone";

type ValuesIn<Text> = {
  readonly [
    Place in Places<Text> & string as Exclude<NameIn<Place>, Known> & string
  ]: ValueOf<Place>;
};

/** The name of a text without its plural form: `found_one` and `found_other` are `found`. */
type NameOf<Key extends string> = Key extends `${infer Name}_${Intl.LDMLPluralRule}` ? Name : Key;

/** Every key of the texts: `users.ownRole`; list items by index. */
export type Keys<Texts, Before extends string = ""> = Texts extends readonly unknown[]
  ? `${Before}${number}`
  : {
      [Key in keyof Texts & string]: Texts[Key] extends string
        ? `${Before}${NameOf<Key>}`
        : Keys<Texts[Key], `${Before}${Key}.`>;
    }[keyof Texts & string];

/** The values that a text takes; a plural also takes `count`. */
type ValuesAt<Texts, Key extends string> = Key extends keyof Texts
  ? ValuesIn<Texts[Key]>
  : `${Key}_other` extends keyof Texts
    ? ValuesIn<Texts[`${Key}_other`]> & { readonly count: number }
    : Key extends `${infer Head}.${infer Rest}`
      ? Head extends keyof Texts
        ? ValuesAt<Texts[Head], Rest>
        : never
      : unknown;

/** The arguments after a key: none when its text takes no values. */
export type Given<Texts, Key extends string> = Key extends string
  ? keyof ValuesAt<Texts, Key> extends never
    ? []
    : [values: ValuesAt<Texts, Key>]
  : never;

/** Returns a text by key, with its values filled in. */
export type Translate<Texts> = <Key extends Keys<Texts>>(
  key: Key,
  ...values: Given<Texts, Key>
) => string;

/**
 * Zero is `one` in French and Bengali, and a million is `many` in French and Spanish, where it
 * takes "of" before a noun.
 */
interface Kinds {
  en: "one" | "other";
  bn: "one" | "other";
  fr: "one" | "many" | "other";
  es: "one" | "many" | "other";
}

/**
 * The shape of a translation: the keys and lists of the English texts, and each plural in the forms
 * of the language.
 */
export type Translation<Language extends Locale, Texts> = Texts extends string
  ? string
  : Texts extends readonly unknown[]
    ? { readonly [Index in keyof Texts]: string }
    : {
        readonly [Key in keyof Texts as Key | Forms<Key, Language>]: Translation<
          Language,
          Texts[Key]
        >;
      };

type Forms<Key, Language extends Locale> = Key extends `${infer Name}_other`
  ? `${Name}_${Kinds[Language]}`
  : never;

/** The keys of texts that take no values. */
export type PlainKeys<Texts, Key extends Keys<Texts> = Keys<Texts>> = Key extends unknown
  ? [] extends Given<Texts, Key>
    ? Key
    : never
  : never;
