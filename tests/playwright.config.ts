import { mkdtempSync, readdirSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { defineConfig } from "playwright/test";
import { writeAgency } from "#site/agency/write.ts";
import { ADMIN } from "./support/admin/admin.ts";
import { FULL } from "./support/run/full.ts";
import { enterRunFolder } from "./support/run/run-folder.ts";

enterRunFolder();
writeAgency();

/** The first admin, as a new installation names one. */
const STAFF = { ADMIN_EMAIL: ADMIN.email, ADMIN_PASSWORD: ADMIN.password };
const PORT = Number(process.env.E2E_PORT ?? 8899);
const root = new URL("..", import.meta.url).pathname;

/** Files with platforms of their own, and the longest tests among them. */
const OWN_PLATFORM = readdirSync(join(import.meta.dirname, "e2e")).filter((file) =>
  /own-platform|published-site|startPlatformProcess/.test(
    readFileSync(join(import.meta.dirname, "e2e", file), "utf8"),
  ),
);

/** The built site on the local platform, in a real browser. `SITE_DIR` serves another build. */
export default defineConfig({
  testDir: "e2e",
  outputDir: "../node_modules/.cache/playwright",
  fullyParallel: true,
  // Left to itself the runner keeps what needs another worker for the end, where the longest test
  // would run on alone. A file each, so that it starts one platform and not one in each worker.
  projects: [
    { name: "own platform", testMatch: OWN_PLATFORM, fullyParallel: false },
    { name: "one platform", testIgnore: OWN_PLATFORM },
    ...(FULL
      ? [{ name: "full", testDir: "full", dependencies: ["own platform", "one platform"] }]
      : []),
  ],
  // One more than the cores that are meant: tests wait for what a page shows, and some for the
  // clock.
  workers: 3,
  forbidOnly: Boolean(process.env.CI),
  // A machine may stumble, so a failed test is tried once more; the run names each that needed it
  // (support/run/run.ts), and each is to be mended.
  retries: 1,
  // These only end what hangs, on a busy machine too.
  timeout: 240_000,
  expect: { timeout: 30_000 },
  use: {
    baseURL: `http://localhost:${PORT}`,
    browserName: "chromium",
    launchOptions: {
      ...(process.env.CHROMIUM_PATH ? { executablePath: process.env.CHROMIUM_PATH } : {}),
      args: [
        "--no-sandbox",
        "--disable-gpu",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
      ],
    },
    viewport: { width: 1440, height: 900 },
    // Sooner than the test itself: then it says what it was at.
    actionTimeout: 45_000,
    trace: "off",
  },
  webServer: {
    command: `node netlify/local/start.ts --no-build${process.env.SITE_DIR ? ` --dir ${process.env.SITE_DIR}` : ""}`,
    cwd: root,
    url: `http://localhost:${PORT}/`,
    env: {
      ...process.env,
      PORT: String(PORT),
      DATA_DIR: mkdtempSync(join(tmpdir(), "e2e-")),
      DEMO: "0",
      ...STAFF,
    } as Record<string, string>,
    reuseExistingServer: false,
    timeout: 60_000,
    gracefulShutdown: { signal: "SIGTERM", timeout: 5_000 },
  },
});
