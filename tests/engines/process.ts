/** Browsers and their drivers as child processes. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { join } from "node:path";
import PROGRAMS from "./programs.json" with { type: "json" };

/** The path of what a package of Debian's brings, as `setup.mjs` installs it too. */
export function program(name: keyof typeof PROGRAMS): string {
  const folders = ["/usr/bin", ...(process.env["PATH"] ?? "").split(":")];
  const found = PROGRAMS[name]
    .flatMap((file) => folders.map((folder) => join(folder, file)))
    .find((path) => existsSync(path));
  if (!found)
    throw new Error(
      `${PROGRAMS[name].join(" or ")} is missing. Install it (on Debian: apt-get install ${name}) and run this again.`,
    );
  return found;
}

export interface Child {
  /** The first group of what it wrote when it was ready. */
  said: string;
  stop(): Promise<void>;
}

/** Starts a program and waits until it has written what matches. */
export async function start(
  path: string,
  args: string[],
  ready: RegExp,
  env: NodeJS.ProcessEnv = {},
): Promise<Child> {
  const child = spawn(path, args, {
    stdio: ["ignore", "pipe", "pipe"],
    env: { ...process.env, ...env },
  });
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
