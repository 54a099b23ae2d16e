/** The frame of this deploy's current pages. */
import { FRAME, localePath } from "#domain/links.ts";
import { builtFile } from "#server/http/built-file.ts";

export interface Frame {
  /** The HTML before and after the content of a page. */
  before: string;
  after: string;
  /** Headers that the host sets for every file, but for no function. */
  headers: Record<string, string>;
}

const HEADERS = [
  "content-security-policy",
  "cross-origin-opener-policy",
  "permissions-policy",
  "referrer-policy",
  "strict-transport-security",
  "x-frame-options",
];

/** The frame; each build renames its styles and scripts. */
export const readFrame = builtFile(
  "frame of pages",
  (locale) => localePath(locale, FRAME),
  frameIn,
);

async function frameIn(answer: Response): Promise<Frame> {
  const html = await answer.text();
  const [, before, after] = /^(.*<main\b[^>]*>).*(<\/main>.*)$/s.exec(html) ?? [];
  if (before === undefined || after === undefined) throw new Error("The answer is no frame.");
  const headers = HEADERS.flatMap((name) => {
    const value = answer.headers.get(name);
    return value === null ? [] : [[name, value] as const];
  });
  return { before, after, headers: Object.fromEntries(headers) };
}
