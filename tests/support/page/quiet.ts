/** Playwright's `test`, where any console error, page error or refused resource of a page fails the test that opened it. */
import { expect, test as base } from "playwright/test";

export { expect };

export const test = base.extend<{ quiet: string[] }>({
  quiet: [
    async ({ context }, use) => {
      const noise: string[] = [];
      context.on("console", (message) => {
        if (message.type() === "error" || message.type() === "warning")
          noise.push(`${message.type()}: ${message.text()} ${message.location().url}`);
      });
      context.on("weberror", (error) => noise.push(`page error: ${error.error().message}`));
      await use(noise);
      expect(noise).toEqual([]);
    },
    { auto: true },
  ],
});
