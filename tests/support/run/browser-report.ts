/** Playwright's JSON report, counted: each test once, whatever its number of tries. */

export interface BrowserReport {
  stats: { expected: number; flaky: number; unexpected: number };
  suites: Suite[];
}

interface Suite {
  suites?: Suite[];
  specs: { file: string; line: number; title: string; tests: { status: string }[] }[];
}

export interface BrowserCount {
  passed: number;
  failed: number;
  /** Tests that passed on a retry, by location and name. */
  secondTry: string[];
}

export function countBrowserTests({ stats, suites }: BrowserReport): BrowserCount {
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
    secondTry: suites.flatMap(flakyIn),
  };
}

function flakyIn({ suites = [], specs }: Suite): string[] {
  const own = specs.filter(({ tests }) => tests.some(({ status }) => status === "flaky"));
  return [
    ...own.map(({ file, line, title }) => `${file}:${line} ${title}`),
    ...suites.flatMap(flakyIn),
  ];
}
