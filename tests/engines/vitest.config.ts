import { defineConfig } from "vitest/config";
import { enterRunFolder } from "../support/run/run-folder.ts";

enterRunFolder();

/**
 * The main journeys in Firefox and WebKit, which `npm run test:full` walks. They need the built
 * site.
 */
export default defineConfig({
  root: new URL("../..", import.meta.url).pathname,
  test: {
    include: ["tests/engines/*.test.ts"],
    // These only end what hangs.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    maxWorkers: 2,
  },
});
