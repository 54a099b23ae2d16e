/**
 * Text in mails: visitors' input in header fields and HTML, safe for every mail program, and the
 * layout of mails to visitors.
 */
import type { Transporter } from "nodemailer";
import type { Locale } from "#domain/links.ts";
import { COLOURS } from "#generated/look.ts";
import { typedText } from "#domain/text/typed-text.ts";

/** Bytes of a text in one encoded word, which has at most 75 characters. */
const WORD_BYTES = 45;

interface HeaderEncoder {
  _encodeWords(text: string): string;
  _encodeAddressName(name: string): string;
}

/**
 * A nodemailer plugin. Nodemailer leaves anything that looks like an encoded word
 * (`=?utf-8?q?...?=`) alone, quoted or not, and mail programs would decode it. The plugin encodes
 * such text in every field and name.
 */
export const literalWords: Parameters<Transporter["use"]>[1] = (mail, done) => {
  const encoder = mail.message as unknown as HeaderEncoder;
  for (const method of ["_encodeWords", "_encodeAddressName"] as const) {
    const encode = encoder[method].bind(encoder);
    encoder[method] = (text) => (text.includes("=?") ? encodedWords(text) : encode(text));
  }
  done();
};

/** A text as RFC 2047 encoded words that never split a character. */
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
 * A text with its line breaks and spaces as HTML without CSS: Outlook for Windows does not support
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

interface LetterParts {
  subject: string;
  paragraphs: string[];
  button: { href: string; text: string };
  note: string;
}

/** HTML without external resources. */
export function letterHtml(
  locale: Locale,
  { subject, paragraphs, button, note }: LetterParts,
): string {
  return `<!doctype html>
<html lang="${locale}"><head><meta charset="utf-8"><title>${escapeHtml(subject)}</title></head>
<body style="margin:0;padding:24px;background:${COLOURS.page.light};color:${COLOURS.ink.light};font:16px/1.55 system-ui,sans-serif">
${paragraphs.map((text) => `<p style="max-width:40em;margin:0 0 20px">${escapeHtml(text)}</p>`).join("\n")}
<p style="margin:0 0 20px"><a href="${escapeHtml(button.href)}" style="display:inline-block;padding:14px 24px;border-radius:12px;background:${COLOURS.primary.light};color:${COLOURS["on-fill"].light};font-weight:600;text-decoration:none">${escapeHtml(button.text)}</a></p>
<p style="max-width:40em;margin:0;color:${COLOURS["text-muted"].light}">${escapeHtml(note)}</p>
</body></html>
`;
}

/** The letter as plain text. */
export function letterText({ paragraphs, button, note }: LetterParts): string {
  return `${[...paragraphs, button.href, note].join("\n\n")}\n`;
}

/** Escapes text for HTML element content and quoted attributes. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
