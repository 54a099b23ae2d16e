/** Load on a platform, and its outcome. Times are in milliseconds. */
import { Agent, request } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import autocannon from "autocannon";
import type { BenchPlatform } from "./platform.ts";

export interface Outcome {
  /** Answers per second. */
  rate: number;
  p50: number;
  p99: number;
  /** Processor time of the platform per answer. */
  cost: number;
  /** Store calls per answer. */
  calls: number;
  /** Number of answers by status; 0 is no answer at all. */
  statuses: Record<string, number>;
}

type ByStatus = Record<string, Pick<Outcome, "p50" | "p99">>;

export type Target = Pick<BenchPlatform, "url" | "port" | "processorTime" | "storeCalls">;

export interface Shot {
  method?: string;
  path: string;
  headers?: Record<string, string>;
  body?: string | Buffer;
}

/** `clients` in parallel for `seconds`, each as fast as it gets answers. */
export async function flood(
  target: Target,
  shot: Shot,
  { clients = 10, seconds = 8 } = {},
): Promise<Outcome> {
  const { method = "GET", path, headers = {}, body } = shot;
  const spent = await spending(target);
  const result = await autocannon({
    url: target.url + path,
    method: method as "GET",
    headers,
    ...(body !== undefined && { body }),
    connections: clients,
    duration: seconds,
  });
  const statuses = Object.fromEntries(
    Object.entries(result.statusCodeStats ?? {}).map(([status, { count = 0 }]) => [status, count]),
  );
  const missing = result.errors + result.timeouts;
  return {
    rate: Math.round(result.requests.average),
    p50: result.latency.p50,
    p99: result.latency.p99,
    ...(await spent(statuses)),
    statuses: missing > 0 ? { ...statuses, 0: missing } : statuses,
  };
}

/**
 * `perSecond` shots for `seconds`, on schedule whatever the earlier ones do, like a flood. Times
 * are reported per status.
 */
export async function barrage(
  target: Target,
  shot: Shot,
  seconds: number,
  perSecond: number,
): Promise<Outcome & { byStatus: ByStatus }> {
  const agent = new Agent({ keepAlive: true, maxSockets: Infinity });
  const times: Record<string, number[]> = {};
  const spent = await spending(target);
  const start = performance.now();
  const shots = Array.from({ length: seconds * perSecond }, async (_, index) => {
    const due = (index * 1_000) / perSecond;
    await sleep(due);
    const began = performance.now();
    const status = await fire(target.port, shot, agent);
    (times[status] ??= []).push(performance.now() - began);
  });
  await Promise.all(shots);
  agent.destroy();
  const all = Object.values(times).flat();
  const statuses = Object.fromEntries(
    Object.entries(times).map(([status, { length }]) => [status, length]),
  );
  const byStatus = Object.fromEntries(
    Object.entries(times).map(([status, own]) => [
      status,
      { p50: percentile(own, 50), p99: percentile(own, 99) },
    ]),
  );
  const rate = Math.round(all.length / ((performance.now() - start) / 1_000));
  return {
    rate,
    p50: percentile(all, 50),
    p99: percentile(all, 99),
    ...(await spent(statuses)),
    statuses,
    byStatus,
  };
}

/** Number of lanes so far: each has addresses of its own. */
let lanesBefore = 0;

/**
 * `lanes` parallel senders for `seconds`; `next` makes the next shot of a lane. After five shots a
 * lane switches to another address of this machine, as another visitor would, so that the limit per
 * address does not apply.
 */
export async function visit(
  target: Target,
  lanes: number,
  seconds: number,
  next: () => Shot,
): Promise<Outcome & { answered: string[] }> {
  const [times, statuses, answered]: [number[], Record<string, number>, string[]] = [[], {}, []];
  const spent = await spending(target);
  const start = performance.now();
  const lane = async (number: number) => {
    let agent = new Agent({ keepAlive: true, maxSockets: 1 });
    for (let count = 0; performance.now() - start < seconds * 1_000; count += 1) {
      if (count % 5 === 0) {
        agent.destroy();
        const visitor = Math.floor(count / 5);
        agent = new Agent({
          keepAlive: true,
          maxSockets: 1,
          localAddress: `127.${number}.${Math.floor(visitor / 250)}.${(visitor % 250) + 1}`,
        });
      }
      const shot = next();
      const began = performance.now();
      const status = await fire(target.port, shot, agent);
      times.push(performance.now() - began);
      statuses[status] = (statuses[status] ?? 0) + 1;
      if (status === 200) answered.push(String(shot.body));
    }
    agent.destroy();
  };
  await Promise.all(Array.from({ length: lanes }, () => lane((lanesBefore++ % 254) + 1)));
  const rate = Math.round(answered.length / ((performance.now() - start) / 1_000));
  return {
    rate,
    p50: percentile(times, 50),
    p99: percentile(times, 99),
    ...(await spent(statuses)),
    statuses,
    answered,
  };
}

/** Sends one request and returns its status, or 0 without a complete answer. */
export function fire(
  port: number,
  { method = "GET", path, headers = {}, body }: Shot,
  agent?: Agent,
): Promise<number> {
  return new Promise((resolve) => {
    const outgoing = request(
      { host: "127.0.0.1", port, path, method, headers, ...(agent && { agent }) },
      (answer) => {
        answer.resume();
        answer.on("end", () => resolve(answer.complete ? (answer.statusCode ?? 0) : 0));
        answer.on("error", () => resolve(0));
      },
    );
    outgoing.on("error", () => resolve(0));
    outgoing.end(body);
  });
}

/** `count` sequential shots. */
export async function measure(target: Target, shot: Shot, count: number): Promise<Outcome> {
  const times: number[] = [];
  const spent = await spending(target);
  const statuses: Record<string, number> = {};
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  for (let index = 0; index < count; index += 1) {
    const began = performance.now();
    const status = await fire(target.port, shot, agent);
    times.push(performance.now() - began);
    statuses[status] = (statuses[status] ?? 0) + 1;
  }
  agent.destroy();
  const total = times.reduce((sum, time) => sum + time, 0);
  const rate = Math.round((count * 1_000) / total);
  return {
    rate,
    p50: percentile(times, 50),
    p99: percentile(times, 99),
    ...(await spent(statuses)),
    statuses,
  };
}

/**
 * Reads the platform's consumption; the returned function computes the cost per answer since then.
 */
async function spending(
  target: Target,
): Promise<(statuses: Record<string, number>) => Promise<Pick<Outcome, "cost" | "calls">>> {
  const [time, calls] = [target.processorTime(), await target.storeCalls()];
  return async (statuses) => {
    const answers = Object.values(statuses).reduce((sum, count) => sum + count, 0);
    const each = (total: number) => Math.round((total / answers) * 100) / 100;
    return {
      cost: each(target.processorTime() - time),
      calls: each((await target.storeCalls()) - calls),
    };
  };
}

function percentile(values: readonly number[], percent: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  const value =
    sorted[Math.min(sorted.length - 1, Math.floor((sorted.length * percent) / 100))] ?? Number.NaN;
  return Math.round(value * 10) / 10;
}
