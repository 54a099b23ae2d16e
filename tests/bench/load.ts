/** Load on a platform, and what came of it. Times are milliseconds. */
import { Agent, request } from "node:http";
import autocannon from "autocannon";
import type { BenchPlatform } from "./platform.ts";

export interface Outcome {
  /** Answers per second. */
  rate: number;
  p50: number;
  p99: number;
  /** Processor time of the platform for each answer. */
  cost: number;
  /** How many answers had which status; 0 is no answer at all. */
  statuses: Record<string, number>;
}

type Target = Pick<BenchPlatform, "url" | "port" | "processorTime">;

export interface Shot {
  method?: string;
  path: string;
  headers?: Record<string, string>;
  body?: string | Buffer;
}

/** `clients` at once for `seconds`, each as fast as it is answered, or all together at `perSecond`. */
export async function flood(target: Target, shot: Shot, { clients = 10, seconds = 8, perSecond = 0 } = {}): Promise<Outcome> {
  const { method = "GET", path, headers = {}, body } = shot;
  const began = target.processorTime();
  const result = await autocannon({
    url: target.url + path,
    method: method as "GET",
    headers,
    ...(body !== undefined && { body }),
    connections: clients,
    duration: seconds,
    ...(perSecond > 0 && { overallRate: perSecond }),
  });
  const statuses = Object.fromEntries(Object.entries(result.statusCodeStats ?? {}).map(([status, { count = 0 }]) => [status, count]));
  const cost = perAnswer(target.processorTime() - began, statuses);
  const missing = result.errors + result.timeouts;
  return {
    rate: Math.round(result.requests.average),
    p50: result.latency.p50,
    p99: result.latency.p99,
    cost,
    statuses: missing > 0 ? { ...statuses, 0: missing } : statuses,
  };
}

/**
 * `lanes` senders at once for `seconds`; `next` makes the next shot of a lane. Every five shots a lane goes on from another
 * address of this machine, as other visitors would, so that the limit of an address is not what is measured.
 */
export async function visit(target: Target, lanes: number, seconds: number, next: () => Shot): Promise<Outcome & { answered: string[] }> {
  const [times, statuses, answered]: [number[], Record<string, number>, string[]] = [[], {}, []];
  const [start, spent] = [performance.now(), target.processorTime()];
  const lane = async (number: number) => {
    let agent = new Agent({ keepAlive: true, maxSockets: 1 });
    for (let count = 0; performance.now() - start < seconds * 1_000; count += 1) {
      if (count % 5 === 0) {
        agent.destroy();
        const visitor = Math.floor(count / 5);
        agent = new Agent({
          keepAlive: true,
          maxSockets: 1,
          localAddress: `127.${number + 1}.${Math.floor(visitor / 250)}.${(visitor % 250) + 1}`,
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
  await Promise.all(Array.from({ length: lanes }, (_, number) => lane(number)));
  const rate = Math.round(answered.length / ((performance.now() - start) / 1_000));
  const cost = perAnswer(target.processorTime() - spent, statuses);
  return { rate, p50: percentile(times, 50), p99: percentile(times, 99), cost, statuses, answered };
}

/** One request; its status, or 0 when there was no whole answer. */
export function fire(port: number, { method = "GET", path, headers = {}, body }: Shot, agent?: Agent): Promise<number> {
  return new Promise((resolve) => {
    const outgoing = request({ host: "127.0.0.1", port, path, method, headers, ...(agent && { agent }) }, (answer) => {
      answer.resume();
      answer.on("end", () => resolve(answer.complete ? (answer.statusCode ?? 0) : 0));
      answer.on("error", () => resolve(0));
    });
    outgoing.on("error", () => resolve(0));
    outgoing.end(body);
  });
}

/** One shot after the other, `count` times. */
export async function measure(target: Target, shot: Shot, count: number): Promise<Outcome> {
  const [times, spent]: [number[], number] = [[], target.processorTime()];
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
  const cost = perAnswer(target.processorTime() - spent, statuses);
  return { rate: Math.round((count * 1_000) / total), p50: percentile(times, 50), p99: percentile(times, 99), cost, statuses };
}

function perAnswer(time: number, statuses: Record<string, number>): number {
  const answers = Object.values(statuses).reduce((sum, count) => sum + count, 0);
  return Math.round((time / answers) * 100) / 100;
}

function percentile(values: readonly number[], percent: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  const value = sorted[Math.min(sorted.length - 1, Math.floor((sorted.length * percent) / 100))] ?? Number.NaN;
  return Math.round(value * 10) / 10;
}
