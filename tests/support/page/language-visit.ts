/** The script that finds the language of a page, run on a visit that is made up. */
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
  /** Whatever is asked throws, and the page cannot be left. */
  broken?: boolean;
}

/** What the script does on a visit: where it leads to, if it does, and what is remembered. */
export function visit(how: Visit) {
  const { to, remembered } = visited(how);
  return { to, remembered };
}

/**
 * The same, and the cookies afterwards, as the script writes them; and what is seen of the page: at
 * once, and when the timers of the script have run out.
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
  // As pages are built; one that is in no language's folder is the English one.
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
      host: url.host,
      pathname: url.pathname,
      hash: url.hash,
      toString: () => url.href,
      replace: (address: string) => (broken ? refuse() : (to = address)),
    },
    document: {
      documentElement: root,
      ...(broken ? {} : { referrer }),
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
