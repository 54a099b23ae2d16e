/** The frame of this deploy's current pages. */
import { FRAME_WAIT } from "#domain/limits.ts";
import { FRAME, type Locale, localePath } from "#domain/links.ts";
import { deployAddress } from "#server/env/env.ts";
import { logFailure } from "#server/http/log.ts";

export interface Frame {
  /** The HTML before and after the content of a page. */
  before: string;
  after: string;
  /** Headers that the host sets for every file, but for no function. */
  headers: Record<string, string>;
}

interface KnownFrame extends Frame {
  address: string;
  etag: string;
}

const HEADERS = [
  "content-security-policy",
  "cross-origin-opener-policy",
  "permissions-policy",
  "referrer-policy",
  "strict-transport-security",
  "x-frame-options",
];

const known = new Map<Locale, KnownFrame>();

/**
 * Returns the frame, revalidated on each call: a build renames its styles and scripts. Without an
 * answer, returns the last known frame; `undefined` if none exists.
 */
export async function readFrame(request: Request, locale: Locale): Promise<Frame | undefined> {
  const address = deployAddress(request) + localePath(locale, FRAME);
  const last = known.get(locale);
  const mine = last?.address === address ? last : undefined;
  try {
    const answer = await fetch(address, {
      headers: mine ? { "if-none-match": mine.etag } : {},
      redirect: "error",
      signal: AbortSignal.timeout(FRAME_WAIT),
    });
    if (mine && answer.status === 304) return mine;
    const frame = { address, ...(await frameIn(answer)) };
    known.set(locale, frame);
    return frame;
  } catch (error) {
    logFailure(`frame of pages (${locale})`, error);
    return mine;
  }
}

async function frameIn(answer: Response): Promise<Omit<KnownFrame, "address">> {
  const html = await answer.text();
  const [, before, after] = /^(.*<main\b[^>]*>).*(<\/main>.*)$/s.exec(html) ?? [];
  if (!answer.ok || before === undefined || after === undefined)
    throw new Error(`The answer ${answer.status} is no frame.`);
  const headers = HEADERS.flatMap((name) => {
    const value = answer.headers.get(name);
    return value === null ? [] : [[name, value] as const];
  });
  return {
    before,
    after,
    etag: answer.headers.get("etag") ?? "",
    headers: Object.fromEntries(headers),
  };
}
