/**
 * A proxy in front of the real store that injects faults on the wire, as a network or service
 * might.
 */
import { createServer, type IncomingMessage, request as httpRequest } from "node:http";
import type { AddressInfo } from "node:net";

/** `accept-then-reset`: the store does its work, but the connection breaks before the answer. */
export type Fault = "hang" | "accept-then-reset" | "reset" | { status: number };

export interface FaultyProxy {
  url: string;
  /** The fault for a call; may be set at any time. */
  fault: (method: string, path: string) => Fault | undefined;
  /** Statuses of the store's answers, in order. */
  answers: number[];
  /** Awaited before a call is passed on to the store. */
  before: () => Promise<unknown>;
  close(): Promise<void>;
}

/**
 * Gives matching calls one fault after the other; `undefined` lets a call pass. The last fault
 * repeats.
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
  // A closed store is a broken connection.
  outgoing.on("error", () => incoming.socket.destroy());
  incoming.pipe(outgoing);
}
