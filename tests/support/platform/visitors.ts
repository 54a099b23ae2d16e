/**
 * Visitors: some who go from page to page until they are stopped, and notice when the pages are of
 * another build, and some who write.
 */
import { request } from "node:http";

export interface Visitors {
  /**
   * Ends: how many pages were asked for and answered, how many of them before the first page of
   * another build, and what was not a whole page.
   */
  stop(): Promise<{ asked: number; before: number; failed: string[] }>;
}

const AT_ONCE = 6;
/**
 * Between two pages of a visitor, in milliseconds: they share the machine with what they watch, so
 * they hurry only at first.
 */
const [PAUSE, REST] = [5, 500];
/** Says which build the pages are of. */
const TELLER = "/build.json";

/** `hurry`: so many pages as quickly as may be. */
export async function visitSite(
  url: string,
  pages: readonly string[],
  hurry: number,
): Promise<Visitors> {
  const ask = (path: string) =>
    fetch(url + path).then(async (answer) => `${answer.status} ${await answer.text()}`, String);
  const paths = [...pages, TELLER];
  const first = await ask(TELLER);
  let [asked, before, isOver] = [0, 0, false];
  const failed: string[] = [];
  const visit = async (start: number) => {
    for (let n = start; !isOver; n += 1) {
      const path = paths[n % paths.length] ?? TELLER;
      const page = await ask(path);
      if (!page.startsWith("200 ") || !page.trimEnd().endsWith(path === TELLER ? "}" : "</html>"))
        failed.push(`${path}: ${page.slice(0, 80)}`);
      asked += 1;
      if (before === 0 && path === TELLER && page !== first) before = asked;
      await new Promise((resolve) => setTimeout(resolve, asked < hurry ? PAUSE : REST));
    }
  };
  const visitors = Array.from({ length: AT_ONCE }, (_, start) => visit(start));
  return {
    async stop() {
      isOver = true;
      await Promise.all(visitors);
      if (before === 0 && (await ask(TELLER)) !== first) before = asked;
      return { asked, before, failed };
    },
  };
}

/**
 * Posts from a loopback address of its own, so that no visitor, and no second try of a test, uses
 * up what another may send.
 */
export function postAsVisitor(site: string | undefined, path: string, body: object): Promise<void> {
  const { port } = new URL(String(site));
  const localAddress = `127.${[0, 0, 0].map(() => 1 + Math.floor(Math.random() * 250)).join(".")}`;
  const headers = { "content-type": "application/json" };
  return new Promise((resolve, reject) => {
    const post = request(
      { host: "127.0.0.1", port, path, method: "POST", localAddress, headers, agent: false },
      (answer) => {
        answer
          .resume()
          .on("end", () =>
            answer.statusCode === 200
              ? resolve()
              : reject(new Error(`${path} answers ${answer.statusCode}`)),
          );
      },
    );
    post.on("error", reject).end(JSON.stringify(body));
  });
}
