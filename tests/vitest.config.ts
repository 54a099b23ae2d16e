import { defineConfig } from "vitest/config";
import { enterRunFolder } from "./support/run-folder.ts";

enterRunFolder();

/** Unit, content and function tests; the browser's are in playwright.config.ts. */
export default defineConfig({
  root: new URL("..", import.meta.url).pathname,
  test: {
    include: ["tests/{unit,content,functions}/**/*.test.ts"],
    // The store's client waits 1 ms between retries under NODE_ENV=test; faults must meet the real waits.
    env: { NODE_ENV: "production" },
    testTimeout: 30_000,
    hookTimeout: 60_000,
    maxWorkers: 2,
  },
});
