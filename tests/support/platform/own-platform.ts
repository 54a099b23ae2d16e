/** `test` of a quiet page with a platform per file, so that its changes affect no other test. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ADMIN } from "#tests/support/admin/admin.ts";
import { freePort } from "#tests/support/api/smtp.ts";
import { expect, test as quiet } from "#tests/support/page/quiet-page.ts";
import { startPlatformProcess } from "./platform.ts";

export const test = quiet.extend<object, { ownPlatform: (file: string) => Promise<string> }>({
  /**
   * The address of the file's platform. Tests of the next file get another one in the same process
   * and browser: restarting those takes longer than starting a platform.
   */
  ownPlatform: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads the pattern to see what a fixture needs.
    async ({}, use) => {
      let own: Awaited<ReturnType<typeof start>> | undefined;
      await use(async (file) => {
        if (own?.file !== file) {
          await own?.end();
          own = await start(file);
        }
        return own.url;
      });
      await own?.end();
    },
    { scope: "worker" },
  ],
  baseURL: async ({ ownPlatform }, give, { file }) => give(await ownPlatform(file)),
});

async function start(file: string) {
  const folder = mkdtempSync(join(tmpdir(), "own-platform-"));
  const platform = await startPlatformProcess(await freePort(), {
    DATA_DIR: folder,
    ADMIN_EMAIL: ADMIN.email,
    ADMIN_PASSWORD: ADMIN.password,
  });
  const end = async () => {
    await platform.stop();
    rmSync(folder, { recursive: true, force: true });
  };
  return { file, url: platform.url, end };
}

export { expect };
