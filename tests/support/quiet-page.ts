/** Playwright's `test` on which any console error, page error or breach of the content security policy fails. */
import { expect, test as base } from "playwright/test";

export const test = base.extend<{ quiet: undefined; expectedErrors: RegExp[] }>({
  expectedErrors: [[], { option: true }],
  quiet: [
    async ({ page, expectedErrors }, use) => {
      const heard: string[] = [];
      const hear = (text: string) => {
        if (!expectedErrors.some((expected) => expected.test(text))) heard.push(text);
      };
      page.on("console", (message) => {
        if (message.type() === "error" || message.type() === "warning") hear(message.text());
      });
      page.on("pageerror", (error) => hear(error.message));
      await use(undefined);
      expect(heard, "what the browser complained about").toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
