/** `test` of a quiet page whose site is a platform of its own: what it creates and deletes is in no other test's way. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ADMIN } from "#tests/support/admin/admin.ts";
import { startPlatformProcess } from "./platform.ts";
import { expect, test as quiet } from "#tests/support/page/quiet-page.ts";
import { freePort } from "#tests/support/api/smtp.ts";

export const test = quiet.extend<object, { owner: string; ownPlatform: string }>({
  /** The file that the platform is for: `test.use({ owner })`. Tests of another file get another one, in the same process too. */
  owner: ["", { scope: "worker", option: true }],
  ownPlatform: [
    async ({ owner }, use) => {
      const folder = mkdtempSync(join(tmpdir(), `own-platform-${owner}-`));
      const platform = await startPlatformProcess(await freePort(), {
        DATA_DIR: folder,
        ADMIN_EMAIL: ADMIN.email,
        ADMIN_PASSWORD: ADMIN.password,
      });
      await use(platform.url);
      await platform.stop();
      rmSync(folder, { recursive: true, force: true });
    },
    { scope: "worker" },
  ],
  baseURL: ({ ownPlatform }, give) => give(ownPlatform),
});

export { expect };
