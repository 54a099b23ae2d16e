/** Browsers and their drivers as child processes. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { join } from "node:path";

/** The path of the first of the programs that is installed. */
export function program(browser: string, names: string[], install: string): string {
  const folders = ["/usr/bin", ...(process.env["PATH"] ?? "").split(":")];
  const found = names.flatMap((name) => folders.map((folder) => join(folder, name))).find((path) => existsSync(path));
  if (!found) throw new Error(`${browser} cannot be started. Install it (on Debian: apt-get install ${install}) and run this again.`);
  return found;
}

export interface Child {
  /** The first group of what it wrote when it was ready. */
  said: string;
  stop(): Promise<void>;
}

/** Starts a program and waits until it has written what matches. */
export async function start(path: string, args: string[], ready: RegExp, env: NodeJS.ProcessEnv = {}): Promise<Child> {
  const child = spawn(path, args, { stdio: ["ignore", "pipe", "pipe"], env: { ...process.env, ...env } });
  const closed = once(child, "close");
  process.once("exit", () => child.kill());
  let heard = "";
  const said = await new Promise<string>((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding("utf8").on("data", (text: string) => {
        heard += text;
        const found = ready.exec(heard);
        if (found) resolve(found[1] ?? "");
      });
    child.once("error", reject);
    child.once("exit", (code) => {
      reject(new Error(`${path} ended with ${code}: ${heard}`));
    });
  });
  return {
    said,
    async stop() {
      child.kill();
      await closed;
    },
  };
}
