/** The line of a translation in `content/` that names the English text that it follows. */
import { createHash } from "node:crypto";

const SOURCE = /^# source: [0-9a-f]{12}\r?\n/m;

/** Whether a translation follows this English text. */
export function followsSource(translation: string, english: string): boolean {
  return translation.includes(`# source: ${digestOf(english)}`);
}

/** The translation with the line of this English text: in its front matter, else at its top. */
export function withSource(translation: string, english: string): string {
  const line = `# source: ${digestOf(english)}\n`;
  return translation.replace(SOURCE, "").replace(/^(?:---\r?\n)?/, (start) => start + line);
}

/** As `tests/content/translations.ts` has it: without a byte order mark, lines ending in LF. */
function digestOf(text: string): string {
  const words = text.replace(/^\uFEFF/, "").replace(/\r\n?/g, "\n");
  return createHash("sha256").update(words).digest("hex").slice(0, 12);
}
