/**
 * What people typed, in the header fields and the HTML of a mail: every mail program must show it
 * as it was typed.
 */
import type { Transporter } from "nodemailer";
import { typedText } from "#domain/text/typed-text.ts";
import { escapeHtml } from "#server/http/escape-html.ts";

/** Bytes of a text in one encoded word, which has at most 75 characters. */
const WORD_BYTES = 45;

interface HeaderEncoder {
  _encodeWords(text: string): string;
  _encodeAddressName(name: string): string;
}

/**
 * A plugin of nodemailer. That leaves alone what looks like an encoded word (`=?utf-8?q?...?=`), in
 * quotation marks or without, and mail programs would decode it: here it is encoded itself, in
 * every field and name.
 */
export const literalWords: Parameters<Transporter["use"]>[1] = (mail, done) => {
  const encoder = mail.message as unknown as HeaderEncoder;
  for (const method of ["_encodeWords", "_encodeAddressName"] as const) {
    const encode = encoder[method].bind(encoder);
    encoder[method] = (text) => (text.includes("=?") ? encodedWords(text) : encode(text));
  }
  done();
};

/** A text in encoded words of RFC 2047, no character of which is split. */
function encodedWords(text: string): string {
  const words: string[] = [""];
  for (const character of text) {
    const longer = `${words.at(-1)}${character}`;
    if (Buffer.byteLength(longer) <= WORD_BYTES) words[words.length - 1] = longer;
    else words.push(character);
  }
  return words.map((word) => `=?UTF-8?B?${Buffer.from(word).toString("base64")}?=`).join(" ");
}

/**
 * A text with its lines and blanks as HTML that needs no style for it: Outlook for Windows knows no
 * `white-space`.
 */
export function typedHtml(text: string): string {
  return typedText(text)
    .split("\n")
    .map((line) =>
      escapeHtml(line)
        .replaceAll("\t", "    ")
        .replace(/^ | (?= )/g, "&nbsp;"),
    )
    .join("<br>\n");
}
