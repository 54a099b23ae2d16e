/**
 * WebKit in its own small browser, on a screen that exists in memory only, driven by WebDriver over
 * HTTP.
 */
import { vi } from "vitest";
import { freePort } from "#tests/support/api/smtp.ts";
import type { Engine } from "./page.ts";
import { program, start } from "./process.ts";

export async function startWebKit(): Promise<Engine> {
  const [driverPath, screenPath] = [program("webkit2gtk-driver"), program("xvfb")];
  const screen = await start(
    screenPath,
    ["-displayfd", "1", "-screen", "0", "1600x1200x24", "-nolisten", "tcp"],
    /^(\d+)\n/m,
  );
  const port = await freePort();
  const send = sender(`http://127.0.0.1:${port}`);
  // The driver says nothing by itself; a shell beside it says that it begins. The browser's
  // language is the system's.
  const driver = await start(
    "sh",
    ["-c", `echo begins; exec "$0" "$@"`, driverPath, `--port=${port}`],
    /begins/,
    {
      DISPLAY: `:${screen.said}`,
      LANG: "en_US.UTF-8",
      LC_ALL: undefined,
      LANGUAGE: "en_US",
    },
  );
  await vi.waitFor(() => send("GET", "/status"), { timeout: 20_000, interval: 50 });
  const { sessionId } = (await send("POST", "/session", { capabilities: {} })) as {
    sessionId: string;
  };
  const session = `/session/${sessionId}`;
  const to = (path: string, body: object) => send("POST", session + path, body);
  return {
    async navigate(url) {
      await to("/url", { url });
    },
    async call(source, json) {
      const script = `return (async (args) => JSON.stringify((await (${source})(...JSON.parse(args))) ?? null))(arguments[0])`;
      return String(await to("/execute/sync", { script, args: [json] }));
    },
    async perform(actions) {
      await to("/actions", { actions });
    },
    async resize(width, height) {
      await to("/window/rect", { width, height });
    },
    async close() {
      await send("DELETE", session);
      await driver.stop();
      await screen.stop();
    },
  };
}

function sender(driver: string) {
  return async (method: string, path: string, body?: object): Promise<unknown> => {
    const response = await fetch(driver + path, {
      method,
      ...(body && { body: JSON.stringify(body) }),
    });
    const { value } = (await response.json()) as { value: { message?: string } | null };
    if (!response.ok) throw new Error(`${method} ${path}: ${value?.message}`);
    return value;
  };
}
