/** Visitor texts made by the server, and whether they are in the visitor's language. */
import { expect } from "vitest";
import type { Locale } from "#domain/links.ts";

/**
 * Expects a page or mail to be marked and written in that language. `except` lists text that is not
 * the server's: input and names.
 */
export function expectLanguage(html: string, locale: Locale, ...except: string[]): void {
  expect(html).toContain(`<html lang="${locale}">`);
  const words = wordsOf(html).map((words) =>
    except.reduce((left, own) => left.replaceAll(own, ""), words),
  );
  expect(words.length).toBeGreaterThan(2);
  expectWords(words.join("\n"), locale);
}

/**
 * Expects a sentence in the language: no part of an English one, and in Bengali no other letters or
 * digits at all.
 */
export function expectWords(words: string, locale: Locale): void {
  expect(words).not.toMatch(/\{\w*\}|undefined|\[object/);
  if (locale === "en") return;
  expect(words).not.toMatch(ENGLISH);
  if (locale === "bn")
    expect(words.replaceAll("name@example.com", "").replaceAll("+880 1700 000000", "")).not.toMatch(
      /[A-Za-z0-9]/,
    );
}

/** Common English words that French and Spanish lack, and English labels. */
const ENGLISH =
  /(?<!\p{L})(?:the|your|you|this|that|is|was|and|has|please|must|with|again|field|back|address|letters?|phone|company|required)(?!\p{L})/iu;

function wordsOf(html: string): string[] {
  const body = html
    .replace(/<style>[^]*?<\/style>/g, "")
    .replace(/<(?:input|textarea)[^>]*>(?:[^<]*<\/textarea>)?/g, "");
  const texts = body
    .split(/<[^>]*>/)
    .map((text) => text.replace(/&#(\d+);/g, (_, code) => String.fromCharCode(Number(code))));
  return texts.map((text) => text.trim()).filter(Boolean);
}
