/**
 * `npm run docs:pictures`: builds the site with the demo's staff and messages, and takes
 * screenshots for the README.
 */
import { mkdtempSync, rmSync } from "node:fs";
import { join, resolve } from "node:path";
import sharp from "sharp";
import { DEMO_PASSWORD, DEMO_STAFF } from "#domain/staff/demo-staff.ts";
import { addDemoMessages } from "#server/inbox/demo.ts";
import { launchBrowser } from "#tests/bench/phone.ts";
import { buildSite } from "../../../netlify/local/build.ts";
import { startPlatform } from "../../../netlify/local/start.ts";
import { storeId } from "../../../netlify/local/store-id.ts";

const ROOT = resolve(import.meta.dirname, "../../..");
const FOLDER = join(ROOT, "docs/pictures");
const QUALITY = 82;

// Inside the project, where a build finds its packages.
const folder = mkdtempSync(join(ROOT, "dist-pictures-"));
const [dataDir, siteDir] = [join(folder, "data"), join(folder, "site")];
const { url, close } = await startPlatform({
  port: 0,
  dataDir,
  siteDir,
  env: { DEMO: "1" },
  async beforeServing() {
    await addDemoMessages();
    await buildSite(ROOT, siteDir, storeId(dataDir), new AbortController().signal);
  },
});
const browser = await launchBrowser();
const page = await browser.newPage({
  viewport: { width: 1440, height: 900 },
  colorScheme: "light",
  reducedMotion: "reduce",
});

await page.goto(url, { waitUntil: "networkidle" });
await save("site");

const login = await page.request.post(`${url}/api/auth/login`, {
  data: { email: DEMO_STAFF[0]?.email, password: DEMO_PASSWORD },
});
const { token, data: user } = (await login.json()) as { token: string; data: object };
await page.evaluate(
  (session) => {
    localStorage.setItem("token", session.token);
    localStorage.setItem("user", session.user);
  },
  { token, user: JSON.stringify(user) },
);
await page.goto(`${url}/admin`, { waitUntil: "networkidle" });
await save("admin");

await browser.close();
await close();
rmSync(folder, { recursive: true, force: true });

async function save(name: string): Promise<void> {
  const file = join(FOLDER, `${name}.webp`);
  const { size } = await sharp(await page.screenshot())
    .webp({ quality: QUALITY })
    .toFile(file);
  console.log(`${file}: ${Math.round(size / 1000)} KB`);
}
