/** The looks of a mail to a visitor: a text, one way to go on, and a note below it. */
import type { Locale } from "#domain/links.ts";
import { escapeHtml } from "#server/http/escape-html.ts";

interface LetterParts {
  subject: string;
  paragraphs: string[];
  button: { href: string; text: string };
  note: string;
}

/** As HTML, with nothing in it that has to be loaded. */
export function letterHtml(
  locale: Locale,
  { subject, paragraphs, button, note }: LetterParts,
): string {
  return `<!doctype html>
<html lang="${locale}"><head><meta charset="utf-8"><title>${escapeHtml(subject)}</title></head>
<body style="margin:0;padding:24px;background:#faf6ef;color:#16163a;font:16px/1.55 system-ui,sans-serif">
${paragraphs.map((text) => `<p style="max-width:40em;margin:0 0 20px">${escapeHtml(text)}</p>`).join("\n")}
<p style="margin:0 0 20px"><a href="${escapeHtml(button.href)}" style="display:inline-block;padding:14px 24px;border-radius:12px;background:#c8372d;color:#fff;font-weight:600;text-decoration:none">${escapeHtml(button.text)}</a></p>
<p style="max-width:40em;margin:0;color:#5b5b78">${escapeHtml(note)}</p>
</body></html>
`;
}

/** The same as plain text. */
export function letterText({ paragraphs, button, note }: LetterParts): string {
  return `${[...paragraphs, button.href, note].join("\n\n")}\n`;
}
