/**
 * What Playwright's JSON report says, counted: each test once, whatever number of tries it took.
 */

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
  /** Tests that passed, but not at once, by their place and name. */
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
