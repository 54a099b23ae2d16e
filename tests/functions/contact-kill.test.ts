/** The promise that matters most: an enquiry that was answered with success is stored, whatever happens to the process. */
import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdir, mkdtemp, rm } from "node:fs/promises";
import { request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { afterEach, expect, test } from "vitest";
import type { MessageRecord } from "#domain/message.ts";
import { ENQUIRY } from "#tests/support/enquiry.ts";
import { freePort } from "#tests/support/smtp.ts";
import { startStore } from "#tests/support/store.ts";

const ROOT = join(import.meta.dirname, "../..");
/** Two platforms side by side, each with its own data, each killed and started again. */
const HOUSES = 2;
const KILLS = 10;
const SENDERS = 6;

const platforms = new Set<ChildProcess>();

afterEach(() => {
  for (const platform of platforms) platform.kill("SIGKILL");
});

test(
  "kill -9 at 20 random points under load: every acknowledged message is there after the restart",
  { timeout: 240_000 },
  async ({ signal }) => {
    await Promise.all(Array.from({ length: HOUSES }, () => house(signal)));
  },
);

async function house(signal: AbortSignal): Promise<void> {
  const dir = await mkdtemp(join(tmpdir(), "kill-"));
  const [siteDir, dataDir] = [join(dir, "site"), join(dir, "data")];
  await mkdir(siteDir);
  const acknowledged: string[] = [];
  for (let round = 1; round <= KILLS; round += 1) await loadAndKill(round, siteDir, dataDir, acknowledged, signal);

  const store = await startStore(dataDir);
  const records = Object.entries(await store.all<MessageRecord>("messages"));
  const stored = records.map(([, record]) => record.message);
  expect(acknowledged.length).toBeGreaterThanOrEqual(KILLS);
  expect(acknowledged.filter((message) => !stored.includes(message))).toEqual([]);
  expect(new Set(stored).size).toBe(stored.length);
  for (const [key, record] of records) expect(key).toBe(`unread/${record._id}`);
  const waiting = await store.keys("outbox");
  expect(records.filter(([key]) => !waiting.includes(key.replace("unread/", "waiting/")))).toEqual([]);
  await store.close();
  await rm(dir, { recursive: true });
}

async function loadAndKill(round: number, siteDir: string, dataDir: string, acknowledged: string[], signal: AbortSignal): Promise<void> {
  const port = await freePort();
  const platform = await start(port, siteDir, dataDir);
  const enough = acknowledged.length + 1 + Math.floor(Math.random() * 6);
  let killed = false;
  const sender = async (lane: number) => {
    for (let count = 0; !killed; count += 1) {
      const message = `Round ${round}, lane ${lane}, message ${count}`;
      // Each sender posts from loopback addresses of its own, so that the limit of an address stays out of the way.
      if (await acknowledges(port, `127.${round}.${lane + 1}.${Math.floor(count / 5) + 1}`, message)) acknowledged.push(message);
    }
  };
  const senders = Array.from({ length: SENDERS }, (_, lane) => sender(lane));
  while (acknowledged.length < enough) await sleep(5, undefined, { signal });
  await sleep(Math.random() * 20);
  const gone = once(platform, "exit");
  platform.kill("SIGKILL");
  await gone;
  killed = true;
  await Promise.all(senders);
}

async function start(port: number, siteDir: string, dataDir: string): Promise<ChildProcess> {
  const child = spawn(process.execPath, ["netlify/local/start.ts", "--no-build", "--dir", siteDir], {
    cwd: ROOT,
    env: { ...process.env, SMTP_URL: "", PORT: String(port), DATA_DIR: dataDir, DEMO: "0" },
    stdio: ["ignore", "pipe", "inherit"],
  });
  platforms.add(child);
  child.once("exit", () => platforms.delete(child));
  for await (const chunk of child.stdout) if (String(chunk).includes("Ready on")) return child;
  throw new Error("The platform did not start.");
}

function acknowledges(port: number, localAddress: string, message: string): Promise<boolean> {
  return new Promise((resolve) => {
    const post = request(
      { host: "127.0.0.1", port, path: "/api/contact", method: "POST", localAddress, headers: { "content-type": "application/json" } },
      (answer) => {
        let text = "";
        answer.on("data", (chunk: Buffer) => (text += chunk.toString()));
        answer.on("end", () => resolve(answer.statusCode === 200 && answer.complete && text.includes('"success":true')));
        answer.on("error", () => resolve(false));
      },
    );
    post.on("error", () => resolve(false));
    post.end(JSON.stringify({ ...ENQUIRY, message }));
  });
}
