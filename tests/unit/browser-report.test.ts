import { expect, test } from "vitest";
import { countBrowserTests } from "#tests/support/run/browser-report.ts";

const spec = (line: number, status: string) => ({
  file: "blog.spec.ts",
  line,
  title: `test of line ${line}`,
  tests: [{ status }],
});

test("a test that needed a second try is a passed one, counted once and named, however deep it lies", () => {
  const suites = [
    {
      specs: [spec(1, "expected"), spec(2, "flaky")],
      suites: [{ specs: [spec(3, "unexpected")], suites: [{ specs: [spec(4, "flaky")] }] }],
    },
  ];
  expect(countBrowserTests({ stats: { expected: 1, flaky: 2, unexpected: 1 }, suites })).toEqual({
    passed: 3,
    failed: 1,
    secondTry: ["blog.spec.ts:2 test of line 2", "blog.spec.ts:4 test of line 4"],
  });
});
