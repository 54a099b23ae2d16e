/**
 * F8: an enquiry or a record that was answered with success is stored, whatever happens to the
 * process.
 */
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdir, mkdtemp, rm } from "node:fs/promises";
import { type OutgoingHttpHeaders, request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { afterEach, expect, test } from "vitest";
import type { Reply } from "#domain/api/reply.ts";
import type { MessageRecord } from "#domain/inbox/message.ts";
import type { ServiceRecord } from "#domain/records/service.ts";
import { freePort } from "#tests/support/api/smtp.ts";
import { signInAll, type TokenHeaders } from "#tests/support/people/signed-in.ts";
import { SERVICE } from "#tests/support/records/records.ts";
import { startStore, type TestStore } from "#tests/support/store/store.ts";
import { ENQUIRY } from "#tests/support/api/messages.ts";

const ROOT = join(import.meta.dirname, "../..");
/** Two platforms side by side, each with its own data, each killed and started again. */
const HOUSES = 2;
const KILLS = 10;
const SENDERS = 6;

interface Acknowledged {
  messages: string[];
  /** Id and revision of each version. */
  services: string[];
}

const platforms = new Set<ChildProcess>();

afterEach(() => {
  for (const platform of platforms) platform.kill("SIGKILL");
});

test(
  "kill -9 at 20 random points under load: every acknowledged message and record is there after the restart",
  { timeout: 240_000 },
  async ({ signal }) => {
    await Promise.all(Array.from({ length: HOUSES }, () => house(signal)));
  },
);

async function house(signal: AbortSignal): Promise<void> {
  const dir = await mkdtemp(join(tmpdir(), "kill-"));
  const [siteDir, dataDir] = [join(dir, "site"), join(dir, "data")];
  await mkdir(siteDir);
  const admin = await staffOf(dataDir);
  const acknowledged: Acknowledged = { messages: [], services: [] };
  for (let round = 1; round <= KILLS; round += 1)
    await loadAndKill(round, { siteDir, dataDir, admin }, acknowledged, signal);

  const store = await startStore(dataDir);
  const records = Object.entries(await store.all<MessageRecord>("messages"));
  const stored = records.map(([, record]) => record.message);
  expect(acknowledged.messages.length).toBeGreaterThanOrEqual(KILLS);
  expect(acknowledged.messages.filter((message) => !stored.includes(message))).toEqual([]);
  expect(new Set(stored).size).toBe(stored.length);
  for (const [key, record] of records) expect(key).toBe(`unread/${record._id}`);
  const waiting = await store.keys("outbox");
  expect(records.filter(([key]) => !waiting.includes(key.replace("unread/", "waiting/")))).toEqual(
    [],
  );
  await expectServices(acknowledged.services, store);
  await store.close();
  await rm(dir, { recursive: true });
}

/**
 * Each acknowledged version is there, in the record or in its history, and nothing is there twice.
 */
async function expectServices(versions: Acknowledged["services"], store: TestStore): Promise<void> {
  const { all, ...history } = await store.all<{ items: ServiceRecord[] } | ServiceRecord>(
    "services",
  );
  const { items } = all as { items: ServiceRecord[] };
  expect(versions.length).toBeGreaterThanOrEqual(1);
  expect(new Set(items.map(({ slug }) => slug)).size).toBe(items.length);
  const kept = [...items, ...(Object.values(history) as ServiceRecord[])].map(
    ({ _id, revision }) => `${_id} ${revision}`,
  );
  expect(versions.filter((version) => !kept.includes(version))).toEqual([]);
}

/**
 * An admin in a store that no platform has open yet, and the token that the platforms will know.
 */
async function staffOf(dataDir: string): Promise<TokenHeaders> {
  await mkdir(dataDir);
  const store = await startStore(dataDir);
  const { admin } = await signInAll(store);
  await store.close();
  return admin;
}

async function loadAndKill(
  round: number,
  { siteDir, dataDir, admin }: { siteDir: string; dataDir: string; admin: TokenHeaders },
  acknowledged: Acknowledged,
  signal: AbortSignal,
): Promise<void> {
  const port = await freePort();
  const platform = await start(port, siteDir, dataDir);
  const enough = acknowledged.messages.length + 1 + Math.floor(Math.random() * 6);
  let killed = false;
  const sender = async (lane: number) => {
    for (let count = 0; !killed; count += 1) {
      const message = `Round ${round}, lane ${lane}, message ${count}`;
      // Each sender posts from loopback addresses of its own, so that the limit of an address stays
      // out of the way.
      const localAddress = `127.${round}.${lane + 1}.${Math.floor(count / 5) + 1}`;
      if (await send(port, "POST", "/api/contact", { ...ENQUIRY, message }, {}, localAddress))
        acknowledged.messages.push(message);
    }
  };
  /** Makes services and saves each once more. */
  const editor = async () => {
    for (let count = 0; !killed; count += 1) {
      const body = { ...SERVICE, serviceType: `Round ${round}, service ${count}` };
      const made = (await send(port, "POST", "/api/services", body, admin)) as
        Reply<ServiceRecord> | undefined;
      if (!made?.data) continue;
      acknowledged.services.push(`${made.data._id} 1`);
      const path = `/api/services/${made.data._id}`;
      const changed = { ...body, shortDetails: "Saved once more." };
      if (await send(port, "PUT", path, changed, { ...admin, "if-match": '"1"' }))
        acknowledged.services.push(`${made.data._id} 2`);
    }
  };
  const senders = [...Array.from({ length: SENDERS }, (_, lane) => sender(lane)), editor()];
  while (acknowledged.messages.length < enough) await sleep(5, undefined, { signal });
  await sleep(Math.random() * 20);
  const gone = once(platform, "exit");
  platform.kill("SIGKILL");
  await gone;
  killed = true;
  await Promise.all(senders);
}

async function start(port: number, siteDir: string, dataDir: string): Promise<ChildProcess> {
  const child = spawn(
    process.execPath,
    ["netlify/local/start.ts", "--no-build", "--dir", siteDir],
    {
      cwd: ROOT,
      env: { ...process.env, SMTP_URL: "", PORT: String(port), DATA_DIR: dataDir, DEMO: "0" },
      stdio: ["ignore", "pipe", "inherit"],
    },
  );
  platforms.add(child);
  child.once("exit", () => platforms.delete(child));
  for await (const chunk of child.stdout) if (String(chunk).includes("Ready on")) return child;
  throw new Error("The platform did not start.");
}

/** The answer, when it is a success that arrived whole. */
function send(
  port: number,
  method: string,
  path: string,
  body: object,
  headers: OutgoingHttpHeaders,
  localAddress = "127.0.0.1",
): Promise<Reply | undefined> {
  return new Promise((resolve) => {
    const call = request(
      {
        host: "127.0.0.1",
        port,
        path,
        method,
        localAddress,
        headers: { "content-type": "application/json", ...headers },
      },
      (answer) => {
        let text = "";
        answer.on("data", (chunk: Buffer) => (text += chunk.toString()));
        answer.on("end", () =>
          resolve(
            answer.statusCode === 200 && answer.complete ? (JSON.parse(text) as Reply) : undefined,
          ),
        );
        answer.on("error", () => resolve(undefined));
      },
    );
    call.on("error", () => resolve(undefined));
    call.end(JSON.stringify(body));
  });
}
