import { defineConfig } from "vitest/config";
import { enterRunFolder } from "../support/run/run-folder.ts";

enterRunFolder();

/** Makes a copy of the project another agency's, which `npm run test:full` does. */
export default defineConfig({
  root: new URL("../..", import.meta.url).pathname,
  test: {
    include: ["tests/adopted/*.test.ts"],
    // The last test is a whole `npm test`.
    testTimeout: 3_600_000,
    hookTimeout: 600_000,
  },
});
