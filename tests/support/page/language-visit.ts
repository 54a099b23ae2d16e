/** Runs the script that finds a page's language, on a simulated visit. */
import { runInNewContext } from "node:vm";
import { LOCALES } from "#domain/links.ts";
import { earlyCode } from "#site/components/early-code.ts";

export const script = earlyCode("language");

export interface Visit {
  path?: string;
  cookie?: string;
  local?: string;
  session?: string;
  browser?: readonly string[];
  blocked?: boolean;
  referrer?: string;
  agent?: string;
  /** Every access throws, and the page cannot be left. */
  broken?: boolean;
}

/** The script's effects on a visit: its redirect, if any, and the remembered language. */
export function visit(how: Visit) {
  const { to, remembered } = visited(how);
  return { to, remembered };
}

/**
 * As `visit`, with the cookies afterwards as the script writes them, and the page's visibility: at
 * once, and after the script's timers.
 */
export function visited({
  path = "/",
  cookie = "",
  local,
  session,
  browser = ["en-US"],
  blocked = false,
  referrer = "",
  agent = "Firefox",
  broken = false,
}: Visit) {
  const url = new URL(path, "https://site.example");
  // As in a build; a page outside the language folders is English.
  const lang = LOCALES.find((locale) => locale === url.pathname.split("/")[1]) ?? "en";
  const root = { lang, hidden: false };
  const timers: [work: () => void, time: number][] = [];
  let to: string | undefined;
  const storage = (value: string | undefined) =>
    ({ ...(value !== undefined && { i18nextLng: value }) }) as { i18nextLng?: string };
  const [localStorage, sessionStorage] = [storage(local), storage(session)];
  const refuse = (): never => {
    throw new Error("SecurityError");
  };
  const world = {
    URL,
    location: {
      origin: url.origin,
      pathname: url.pathname,
      hash: url.hash,
      toString: () => url.href,
      replace: (address: string) => (broken ? refuse() : (to = address)),
    },
    document: {
      documentElement: root,
      referrer,
      ...(blocked ? {} : { cookie }),
    },
    navigator: { ...(broken ? {} : { languages: browser }), userAgent: agent },
    setTimeout: (work: () => void, time: number) => void timers.push([work, time]),
    ...(blocked ? {} : { localStorage, sessionStorage }),
  };
  if (blocked)
    for (const [place, name] of [
      [world, "localStorage"],
      [world, "sessionStorage"],
      [world.document, "cookie"],
    ] as const)
      Object.defineProperty(place, name, { get: refuse });
  let threw = false;
  try {
    runInNewContext(script, world);
  } catch {
    threw = true;
  }
  const hidden = root.hidden;
  for (const [work] of timers) work();
  return {
    to,
    remembered: localStorage.i18nextLng,
    cookie: blocked ? undefined : world.document.cookie,
    threw,
    hidden,
    hiddenLater: Boolean(root.hidden),
    within: Math.max(0, ...timers.map(([, time]) => time)),
  };
}
