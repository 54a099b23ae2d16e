/** Firefox, driven by WebDriver BiDi: a socket, and an answer for each numbered command. */
import { once } from "node:events";
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Engine } from "./page.ts";
import { program, start } from "./process.ts";

interface Answer {
  id: number;
  type: "success" | "error";
  message?: string;
  result: unknown;
}

export async function startFirefox(): Promise<Engine> {
  const profile = mkdtempSync(join(tmpdir(), "firefox-"));
  const args = ["--headless", "--no-remote", "--profile", profile, "--remote-debugging-port=0"];
  const browser = await start(program("firefox-esr"), args, /BiDi listening on (ws:\S+)/);
  const send = await connect(`${browser.said}/session`);
  await send("session.new", { capabilities: {} });
  // The first tab has no focus, and its buttons would not answer to keys.
  const { context } = (await send("browsingContext.create", { type: "tab" })) as {
    context: string;
  };
  const to = (method: string, params: object) => send(method, { context, ...params });
  return {
    async navigate(url) {
      await to("browsingContext.navigate", { url, wait: "complete" });
    },
    async call(source, json) {
      const { result, exceptionDetails } = (await send("script.callFunction", {
        functionDeclaration: `async (args) => JSON.stringify((await (${source})(...JSON.parse(args))) ?? null)`,
        arguments: [{ type: "string", value: json }],
        awaitPromise: true,
        target: { context },
      })) as { result: { value: string }; exceptionDetails?: { text: string } };
      if (exceptionDetails) throw new Error(exceptionDetails.text);
      return result.value;
    },
    async perform(actions) {
      await to("input.performActions", { actions });
    },
    async resize(width, height) {
      await to("browsingContext.setViewport", { viewport: { width, height } });
    },
    async close() {
      await send("browser.close", {});
      await browser.stop();
    },
  };
}

async function connect(url: string) {
  const socket = new WebSocket(url);
  const waiting = new Map<number, (answer: Answer) => void>();
  let count = 0;
  socket.addEventListener("message", ({ data }) => {
    const answer = JSON.parse(String(data)) as Answer;
    waiting.get(answer.id)?.(answer);
    waiting.delete(answer.id);
  });
  await once(socket, "open");
  return async (method: string, params: object): Promise<unknown> => {
    const id = ++count;
    const { type, message, result } = await new Promise<Answer>((resolve) => {
      waiting.set(id, resolve);
      socket.send(JSON.stringify({ id, method, params }));
    });
    if (type === "error") throw new Error(`${method}: ${message}`);
    return result;
  };
}
