/**
 * The API's target loads, each measured on a platform of its own beside a floor: the same host with
 * bare store calls.
 */
import { cpus, loadavg } from "node:os";
import { startMailServer } from "#tests/support/api/smtp.ts";
import { benchPages, benchUploads } from "./api-files.ts";
import { barrage, flood, measure, type Outcome, type Shot, visit } from "./load.ts";
import { type BenchPlatform, SECRET } from "./platform.ts";
import {
  callsOf,
  costOf,
  describe,
  failures,
  on,
  profiles,
  ratio,
  type Row,
  SECONDS,
  WARM_UP,
} from "./rig.ts";
import { inspect, PASSWORD } from "./seed.ts";
import { ENQUIRY } from "#tests/support/api/messages.ts";

const JSON_TYPE = { "content-type": "application/json" };

/** Every load of the API. */
export function benchApi(): Promise<unknown> {
  return report(async () => [
    await benchEnquiries(),
    await benchServices(),
    ...(await benchInbox()),
    ...(await benchFlood()),
    await benchUploads(),
    await benchPages(),
  ]);
}

/** The inbox alone. */
export function benchMessages(): Promise<unknown> {
  return report(benchInbox);
}

/** Prints the table and returns its rows with all measurements. */
async function report(measured: () => Promise<{ row: Row }[]>): Promise<unknown> {
  process.env["JWT_SECRET"] = SECRET;
  const machine = {
    cores: cpus().length,
    processor: cpus()[0]?.model ?? "",
    loadBefore: loadavg(),
  };
  const parts = await measured();
  console.table(parts.map(({ row }) => row));
  for (const { load, threads } of profiles)
    console.log(`\n${load}:\n${threads.map(told).join("\n")}`);
  return { machine, parts, profiles };
}

function told({ busyMs, functions }: (typeof profiles)[number]["threads"][number]): string {
  return [`  a thread that was busy for ${busyMs} ms`, ...functions].join("\n    ");
}

/** Twenty visitors who send enquiries in sequence, with a mail server that accepts every mail. */
async function benchEnquiries() {
  const mail = await startMailServer();
  const env = Object.fromEntries(
    ["SMTP_URL", "MAIL_FROM", "MAIL_TO"].map((name) => [name, process.env[name] ?? ""]),
  );
  let number = 0;
  const next = (): Shot => {
    number += 1;
    return {
      method: "POST",
      path: "/api/contact",
      headers: JSON_TYPE,
      body: JSON.stringify({ ...ENQUIRY, message: `Message ${number}` }),
    };
  };
  let lost = Number.NaN;
  let doubled = Number.NaN;
  const told = await on(
    { load: "enquiries", env },
    async (platform) => {
      const warm = await visit(platform, 20, WARM_UP, next);
      const told = await visit(platform, 20, SECONDS, next);
      return { ...told, answered: [...warm.answered, ...told.answered] };
    },
    async ({ answered }, dataDir) => {
      const { objects, different } = await inspect<{ message: string }>(
        dataDir,
        "messages",
        ({ message }) => message,
      );
      lost = answered.filter(
        (body) => !different.has((JSON.parse(body) as { message: string }).message),
      ).length;
      doubled = objects - different.size;
    },
  );
  const mails = mail.mails.length;
  await mail.close();
  const floor = await on({ floor: true }, async (platform) => {
    await visit(platform, 20, WARM_UP, next);
    return visit(platform, 20, SECONDS, next);
  });
  const bad = failures(told);
  const row: Row = {
    load: "POST /api/contact, 20 clients, with mail",
    measured: `${describe(told)}, ${lost} lost, ${doubled} doubled, ${bad.length} kinds of failure, ${mails} mails gone`,
    toHold: ">= 200/s, p99 <= 250 ms, 0 lost, 0 doubled, no failure",
    held: told.rate >= 200 && told.p99 <= 250 && lost === 0 && doubled === 0 && bad.length === 0,
    floor: describe(floor),
    ratio: ratio(told.rate, floor.rate),
    cost: costOf(told, floor),
    storeCalls: callsOf(told, floor),
  };
  return {
    row,
    told: { ...told, answered: told.answered.length },
    lost,
    doubled,
    mails,
    floor: { ...floor, answered: floor.answered.length },
  };
}

async function benchServices() {
  const fill = { services: 200 };
  const shot: Shot = { path: "/api/services" };
  const load = { clients: 10, seconds: SECONDS };
  const run = async (platform: BenchPlatform, headers: Record<string, string> = {}) => {
    await flood(platform, { ...shot, headers }, { ...load, seconds: WARM_UP });
    return flood(platform, { ...shot, headers }, load);
  };
  const told = await on({ load: "services", fill }, (platform) => run(platform));
  const staff = await on({ fill }, run);
  const floor = await on({ fill, floor: true }, (platform) => run(platform));
  const row: Row = {
    load: "GET /api/services, 200 records, 10 clients",
    measured: describe(told),
    toHold: ">= 1000/s, p99 <= 40 ms",
    held: told.rate >= 1_000 && told.p99 <= 40 && failures(told).length === 0,
    floor: describe(floor),
    ratio: ratio(told.rate, floor.rate),
    cost: costOf(told, floor),
    storeCalls: callsOf(told, floor),
  };
  return { row, told, staff, floor };
}

/** What the inbox asks for, and the floor of each: the list of keys alone, or with a page of messages. */
const INBOX_LOADS: Record<string, [path: string, floor: "/floor/inbox" | "/floor/inbox/stats"]> = {
  stats: ["/api/contact/stats", "/floor/inbox/stats"],
  figures: ["/api/contact/figures", "/floor/inbox/stats"],
  "first page": ["/api/contact", "/floor/inbox"],
  "open first page": ["/api/contact?work=open", "/floor/inbox"],
  "overdue first page": ["/api/contact?work=overdue", "/floor/inbox"],
  "answered first page": ["/api/contact?work=answered", "/floor/inbox"],
  "closed first page": ["/api/contact?work=closed", "/floor/inbox"],
  "labelled first page": ["/api/contact?label=Retail", "/floor/inbox"],
};

async function benchInbox() {
  const fill = { messages: 10_000 };
  const told = await on({ load: "inbox", fill }, async (platform, headers) => {
    const outcomes: Record<string, Outcome> = {};
    for (const [load, [path]] of Object.entries(INBOX_LOADS))
      outcomes[load] = await measure(platform, { path, headers }, 40);
    return outcomes;
  });
  const floors = await on({ fill, floor: true }, async (platform) => ({
    "/floor/inbox/stats": await measure(platform, { path: "/floor/inbox/stats" }, 40),
    "/floor/inbox": await measure(platform, { path: "/floor/inbox" }, 40),
  }));
  return Object.entries(told).map(([load, outcome]) => {
    const floor = floors[INBOX_LOADS[load]?.[1] ?? "/floor/inbox"];
    const row: Row = {
      load: `${load} of 10,000 messages`,
      measured: `${outcome.p50} ms, p99 ${outcome.p99} ms`,
      toHold: "<= 100 ms",
      held: outcome.p50 <= 100 && failures(outcome).length === 0,
      floor: `${floor.p50} ms, p99 ${floor.p99} ms`,
      ratio: ratio(outcome.p50, floor.p50),
      cost: costOf(outcome, floor),
      storeCalls: callsOf(outcome, floor),
    };
    return { row, told: outcome, floor };
  });
}

/** Wrong passwords for one account at 200 a second, while staff list, look and save. */
async function benchFlood() {
  const fill = { services: 200, messages: 500 };
  const body = JSON.stringify({ email: "admin@nokshaworks.example", password: `not ${PASSWORD}` });
  const shot: Shot = { method: "POST", path: "/api/auth/login", headers: JSON_TYPE, body };
  const fireAt = (platform: BenchPlatform) => barrage(platform, shot, SECONDS, 200);
  const { attack, staff, alone } = await on(
    { load: "sign-in flood", fill },
    async (platform, token) => {
      const alone = await work(platform, token, SECONDS);
      const [attack, staff] = await Promise.all([fireAt(platform), work(platform, token, SECONDS)]);
      return { attack, staff, alone };
    },
  );
  const floor = await on({ floor: true }, fireAt);
  const refused = attack.byStatus["429"] ?? { p50: Number.NaN, p99: Number.NaN };
  const rows: Row[] = [
    {
      load: "sign-in flood, 200/s on one account",
      measured: `429 p99 ${refused.p99} ms, p50 ${refused.p50} ms, ${JSON.stringify(attack.statuses)}`,
      toHold: "429 with p99 <= 50 ms",
      held: refused.p99 <= 50 && (attack.statuses["429"] ?? 0) > SECONDS * 190,
      floor: `p99 ${floor.p99} ms, p50 ${floor.p50} ms`,
      ratio: ratio(refused.p99, floor.p99),
      cost: costOf(attack, floor),
      storeCalls: callsOf(attack, floor),
    },
    {
      load: "staff at work meanwhile",
      measured: describe(staff),
      toHold: "p99 <= 300 ms",
      held: staff.p99 <= 300 && failures(staff).length === 0,
      floor: `${describe(alone)} without the flood`,
      ratio: ratio(staff.p99, alone.p99),
      cost: costOf(staff, alone),
      storeCalls: callsOf(staff, alone),
    },
  ];
  return rows.map((row) => ({ row, attack, staff, alone, floor }));
}

/**
 * The work of two members of staff: view lists and counts, read, and sometimes create a service.
 */
async function work(
  platform: BenchPlatform,
  token: Record<string, string>,
  seconds: number,
): Promise<Outcome> {
  let number = 0;
  const looks = ["/api/services", "/api/contact/stats", "/api/contact", "/api/auth/me"];
  const next = (): Shot => {
    number += 1;
    if (number % 10 !== 0) return { path: looks[number % looks.length] ?? "/", headers: token };
    const body = JSON.stringify({
      serviceType: `New service ${seconds} ${number} ${Date.now()}`,
      shortDetails: "Made while others knock.",
    });
    return { method: "POST", path: "/api/services", headers: { ...token, ...JSON_TYPE }, body };
  };
  return visit(platform, 2, seconds, next);
}
