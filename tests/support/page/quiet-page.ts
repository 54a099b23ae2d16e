/**
 * Playwright's `test`, failing on any console error, page error or violation of the content
 * security policy, in every tab.
 */
import { type ConsoleMessage, expect, test as base } from "playwright/test";

export const test = base.extend<{ expectedErrors: RegExp[] }>({
  /**
   * Allowed browser errors. A test adds those that it provokes, `expectedErrors.push(/^503
   * \/api\/users$/)`, and fails when one does not occur; a group of tests may set one pattern for
   * all of them (Playwright would take the second of two for options).
   */
  // eslint-disable-next-line no-empty-pattern -- Playwright reads the pattern to see what a fixture needs.
  expectedErrors: [async ({}, use) => use([]), { option: true }],
  context: async ({ context, expectedErrors }, use, { errors }) => {
    const ofAll = expectedErrors.length;
    const met = new Set<RegExp>();
    const heard: string[] = [];
    const hear = (...told: string[]) => {
      const expected = expectedErrors.filter((pattern) => told.some((text) => pattern.test(text)));
      if (expected.length === 0) heard.push(told.join(": "));
      for (const pattern of expected) met.add(pattern);
    };
    context.on("console", (message) => {
      if (message.type() === "error" || message.type() === "warning")
        hear(...answerIn(message), message.text());
    });
    context.on("weberror", (error) => hear(error.error().message));
    await use(context);
    expect(heard, "what the browser complained about").toEqual([]);
    const provoked = expectedErrors.slice(ofAll).filter((pattern) => !met.has(pattern));
    if (errors.length === 0) expect(provoked, "what the browser was to complain about").toEqual([]);
  },
});

/**
 * The answer behind a console error, without the host: `404 /media/0.webp`, `ERR_FAILED
 * /api/users`.
 */
function answerIn(message: ConsoleMessage): string[] {
  const [, status, fault] =
    /^Failed to load resource: (?:.* status of (\d{3})|net::(\w+))/.exec(message.text()) ?? [];
  const { pathname, search } = URL.parse(message.location().url) ?? { pathname: "", search: "" };
  return status || fault ? [`${status ?? fault} ${pathname}${search}`] : [];
}

export { expect };
