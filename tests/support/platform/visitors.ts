/**
 * Simulated visitors: readers who go from page to page until stopped, and notice another build, and
 * writers.
 */
import { request } from "node:http";

export interface Visitors {
  /**
   * Stops, and returns the number of requested pages, the number before the first page of another
   * build, and the incomplete ones.
   */
  stop(): Promise<{ asked: number; before: number; failed: string[] }>;
}

const AT_ONCE = 6;
/**
 * Milliseconds between two pages of a visitor: they share the machine with the watched build, so
 * they hurry only at first.
 */
const [PAUSE, REST] = [5, 500];
/** Identifies the build of the pages. */
const TELLER = "/build.json";

/** Number of pages to read without a pause (`hurry`). */
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
 * Posts from a loopback address of its own, so that no visitor, and no retry of a test, uses up
 * another's limit.
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
