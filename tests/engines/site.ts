/**
 * The built site on a platform of its own. Each page carries a script that keeps what goes wrong in
 * it, from its first moment on.
 */
import { cpSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ADMIN } from "#tests/support/admin/admin.ts";
import { freePort } from "#tests/support/api/smtp.ts";
import { startPlatformProcess } from "#tests/support/platform/platform.ts";

const BUILT = process.env["SITE_DIR"] ?? join(import.meta.dirname, "../../dist");
const KEEP_ERRORS = `
sessionStorage.errors ??= "";
const keep = (error) => (sessionStorage.errors += location.pathname + ": " + error + "\\n");
addEventListener("error", ({ message }) => keep(message));
addEventListener("unhandledrejection", ({ reason }) => keep(reason));
addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) => keep(violatedDirective + " " + blockedURI));
const { error } = console;
console.error = (...said) => (keep(said.join(" ")), error(...said));
`;

export async function startSite() {
  const folder = mkdtempSync(join(tmpdir(), "engine-"));
  const site = join(folder, "site");
  cpSync(BUILT, site, { recursive: true });
  writeFileSync(join(site, "keep-errors.js"), KEEP_ERRORS);
  for (const page of globSync("**/*.html", { cwd: site })) {
    const html = readFileSync(join(site, page), "utf8");
    writeFileSync(
      join(site, page),
      html.replace("<head>", '<head><script src="/keep-errors.js"></script>'),
    );
  }
  const platform = await startPlatformProcess(await freePort(), {
    SITE_DIR: site,
    DATA_DIR: join(folder, "data"),
    ADMIN_EMAIL: ADMIN.email,
    ADMIN_PASSWORD: ADMIN.password,
  });
  const ask = async <Data>(
    method: string,
    path: string,
    { token, body }: { token?: string; body?: object },
  ) => {
    const response = await fetch(platform.url + path, {
      method,
      headers: {
        "content-type": "application/json",
        ...(token && { authorization: `Bearer ${token}` }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    return (await response.json()) as { token: string; data: Data };
  };
  return {
    url: platform.url,
    /** Asks the API as the first admin. */
    async staff<Data>(method: string, path: string, body?: object): Promise<Data> {
      const { token } = await ask("POST", "/api/auth/login", { body: ADMIN });
      return (await ask<Data>(method, path, { token, ...(body && { body }) })).data;
    },
    async stop() {
      await platform.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
