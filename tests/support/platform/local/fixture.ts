/** The platform over a small site and this folder's functions, in a temporary folder. */
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { request as httpRequest } from "node:http";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import {
  type Platform,
  type PlatformOptions,
  startPlatform,
} from "../../../../netlify/local/start.ts";

const LONG_TEXT = "Every word of this page is here to be made smaller on its way. ".repeat(40);

/** Path -> content. */
export const SITE: Record<string, string | Buffer> = {
  "index.html": `<h1>Home</h1>${LONG_TEXT}`,
  "about.html": "<h1>About</h1>",
  "closed.html": "<h1>Closed</h1>",
  "folder/index.html": "<h1>Folder</h1>",
  "both.html": "<h1>Both, the file</h1>",
  "both/index.html": "<h1>Both, the folder</h1>",
  "gone-page.html": "<h1>Gone</h1>",
  "404.html": "<h1>Not here</h1>",
  "made/of-file.txt": "a file",
  "বাংলা.html": "<h1>বাংলা</h1>",
  "_astro/Main.DxYz.css": `body { color: teal }${" ".repeat(600)}`,
  "_astro/app.js": "let a = 1;",
  "picture.png": Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0x00, 0xff]),
  "icon.svg": "<svg xmlns='http://www.w3.org/2000/svg'/>",
  "font.woff2": Buffer.alloc(16, 1),
  "feed.xml": "<feed/>",
  "site.webmanifest": "{}",
  ".fingerprint": "private",
  ".well-known/security.txt": "Contact: mailto:hello@example.com",
};

export interface Fixture extends Platform {
  dir: string;
  dataDir: string;
}

export async function startFixture(options: Partial<PlatformOptions> = {}): Promise<Fixture> {
  const dir = await mkdtemp(join(tmpdir(), "platform-"));
  const siteDir = join(dir, "site");
  for (const [path, content] of Object.entries(SITE)) {
    await mkdir(dirname(join(siteDir, path)), { recursive: true });
    await writeFile(join(siteDir, path), content);
  }
  await writeFile(join(dir, "secret.txt"), "outside");
  const dataDir = join(dir, "data");
  const platform = await startPlatform({
    port: 0,
    dataDir,
    siteDir,
    functionsDir: join(import.meta.dirname, "functions"),
    configFile: join(import.meta.dirname, "netlify.toml"),
    ...options,
  });
  return {
    ...platform,
    dir,
    dataDir,
    async close() {
      await platform.close();
      await rm(dir, { recursive: true, force: true });
    },
  };
}

export interface RawAnswer {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  body: Buffer;
}

/** A raw request: follows no redirect, decodes nothing, keeps the path unchanged. */
export function ask(
  url: string,
  path: string,
  { method = "GET", headers = {} }: { method?: string; headers?: Record<string, string> } = {},
): Promise<RawAnswer> {
  const { port } = new URL(url);
  return new Promise((resolve, reject) => {
    const outgoing = httpRequest(
      { host: "127.0.0.1", port, path, method, headers, agent: false },
      (response) => {
        const chunks: Buffer[] = [];
        response.on("data", (chunk: Buffer) => chunks.push(chunk));
        response.on("end", () =>
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            body: Buffer.concat(chunks),
          }),
        );
      },
    );
    outgoing.on("error", reject).end();
  });
}

/**
 * Sends `text` unchanged, stops there if `cut`, and resolves with everything received until the
 * other side closes.
 */
export function sendRaw(url: string, text: string, { cut = false } = {}): Promise<string> {
  const socket = connect(Number(new URL(url).port), "127.0.0.1");
  return new Promise((resolve, reject) => {
    let answer = "";
    socket.on("data", (chunk) => (answer += chunk.toString()));
    socket.on("close", () => resolve(answer)).on("error", reject);
    if (cut) socket.end(text);
    else socket.write(text);
  });
}
