/** Visitors who go from page to page until they are stopped. */

export interface Visitors {
  /** Ends when at least so many pages were asked for in all: how many it were, and what was not a whole page. */
  stop(atLeast: number): Promise<{ asked: number; failed: string[] }>;
}

const AT_ONCE = 4;
/** Between two pages of a visitor, in milliseconds: they share the machine with what they watch. */
const PAUSE = 10;

export function visitSite(url: string, pages: readonly string[]): Visitors {
  let [asked, goal] = [0, Infinity];
  const failed: string[] = [];
  const visit = async (start: number) => {
    for (let n = start; asked < goal; n += 1) {
      const path = pages[n % pages.length] ?? "/";
      const page = await fetch(url + path).then(async (answer) => `${answer.status} ${await answer.text()}`, String);
      if (!page.startsWith("200 ") || !page.includes("</html>")) failed.push(`${path}: ${page.slice(0, 80)}`);
      asked += 1;
      await new Promise((resolve) => setTimeout(resolve, PAUSE));
    }
  };
  const visitors = Array.from({ length: AT_ONCE }, (_, start) => visit(start));
  return {
    async stop(atLeast) {
      goal = Math.max(atLeast, asked);
      await Promise.all(visitors);
      return { asked, failed };
    },
  };
}
