import { defineConfig } from "vitest/config";
import { writeAgency } from "../src/agency/write.ts";
import { enterRunFolder } from "./support/run/run-folder.ts";

enterRunFolder();
writeAgency();

/** Unit, content and function tests; the browser's are in playwright.config.ts. */
export default defineConfig({
  root: new URL("..", import.meta.url).pathname,
  // As functions run: React of a production build has no other.
  oxc: { jsx: { development: false } },
  test: {
    include: ["tests/{unit,content,functions}/**/*.test.ts", "content/demo/tests/*.test.ts"],
    // The store's client waits 1 ms between retries under NODE_ENV=test; faults must meet the real
    // waits.
    // No test may read the frame of a site that happens to run on this machine.
    env: { NODE_ENV: "production", DEPLOY_URL: "http://localhost:9" },
    // What must be quick is measured by its test; these only end what hangs, on a machine with much
    // else to do too.
    testTimeout: 180_000,
    hookTimeout: 180_000,
    // One more than the cores that are meant: many a test waits for a deadline that a fault must
    // meet.
    maxWorkers: 3,
    // Loading the server and its packages again for each of a hundred files took a third of all the
    // work.
    isolate: false,
    setupFiles: ["tests/support/run/fresh-process.ts"],
  },
});
