/**
 * A proxy before the real store that misbehaves on command, on the wire, as a network and a service
 * do.
 */
import { createServer, type IncomingMessage, request as httpRequest } from "node:http";
import type { AddressInfo } from "node:net";

/** `accept-then-reset`: the store does its work, but the connection breaks before the answer. */
export type Fault = "hang" | "accept-then-reset" | "reset" | { status: number };

export interface FaultyProxy {
  url: string;
  /** Which fault meets a call; set it at any time. */
  fault: (method: string, path: string) => Fault | undefined;
  /** Statuses that the store has answered, in order. */
  answers: number[];
  /** What has to be over before a call goes on to the store. */
  before: () => Promise<unknown>;
  close(): Promise<void>;
}

/**
 * Meets the calls that fit with one fault after the other; `undefined` lets a call pass. The last
 * fault stays.
 */
export function faultsInTurn(
  fits: (method: string, path: string) => boolean,
  ...faults: readonly (Fault | undefined)[]
): FaultyProxy["fault"] {
  let met = 0;
  return (method, path) =>
    fits(method, path) ? faults[Math.min(met++, faults.length - 1)] : undefined;
}

export async function startFaultyProxy(target: string): Promise<FaultyProxy> {
  const server = createServer((incoming, answer) => {
    const [method, path] = [incoming.method ?? "GET", incoming.url ?? "/"];
    const fault = proxy.fault(method, path);
    if (fault === "hang") return;
    if (fault === "reset") return void incoming.socket.destroy();
    if (typeof fault === "object") return void answer.writeHead(fault.status).end();
    const goOn = (result: IncomingMessage) => {
      proxy.answers.push(result.statusCode ?? 502);
      if (fault === "accept-then-reset") {
        result.resume().on("end", () => incoming.socket.destroy());
        return;
      }
      answer.writeHead(result.statusCode ?? 502, result.headers);
      result.pipe(answer);
    };
    void proxy.before().then(() => forward(target, incoming, goOn));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const proxy: FaultyProxy = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    fault: () => undefined,
    answers: [],
    before: () => Promise.resolve(),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  return proxy;
}

function forward(
  target: string,
  incoming: IncomingMessage,
  onAnswer: (answer: IncomingMessage) => void,
): void {
  const outgoing = httpRequest(
    new URL(incoming.url ?? "/", target),
    { method: incoming.method, headers: incoming.headers },
    onAnswer,
  );
  // A store that is gone is a connection that breaks.
  outgoing.on("error", () => incoming.socket.destroy());
  incoming.pipe(outgoing);
}
