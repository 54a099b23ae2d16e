/**
 * The built site on a platform of its own, as a child process that can be stopped, killed and
 * restarted on the same data.
 */
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import type { Readable } from "node:stream";

export interface PlatformProcess {
  url: string;
  process: ChildProcess;
  /** Stops gracefully and waits for the exit. */
  stop(): Promise<void>;
}

const running = new Set<PlatformProcess>();

/** For `afterEach`: a failed test leaves no platform behind. */
export async function stopPlatforms(): Promise<void> {
  for (const platform of running) await platform.stop();
  running.clear();
}

/**
 * Starts `netlify/local/start.ts` on a port with the given environment, including SITE_DIR, and
 * resolves when it is ready. Passes its errors on, except those that match `expected`.
 */
export async function startPlatformProcess(
  port: number,
  env: Record<string, string>,
  expected?: RegExp,
  /** The project to run, if not this one. */
  cwd?: string,
): Promise<PlatformProcess> {
  const dir = env["SITE_DIR"] ?? process.env["SITE_DIR"];
  const child = spawn(
    "node",
    ["netlify/local/start.ts", "--no-build", ...(dir ? ["--dir", dir] : [])],
    {
      cwd,
      // Browser tests set colours, the run unsets them; a program with both settings complains.
      env: { ...process.env, FORCE_COLOR: undefined, DEMO: "0", PORT: String(port), ...env },
      // Through the channel it notices the end of this process, and exits too.
      stdio: ["ignore", "pipe", "pipe", "ipc"],
    },
  );
  const [said, complained] = [child.stdout as Readable, child.stderr as Readable];
  createInterface(complained).on("line", (line) => {
    if (!expected?.test(line)) console.error(line);
  });
  await new Promise<void>((resolve, reject) => {
    said.on("data", (text: Buffer) => {
      if (text.includes("Ready on")) resolve();
    });
    child.once("exit", (code) => {
      reject(new Error(`The platform ended with ${code} before it was ready.`));
    });
  });
  const platform: PlatformProcess = {
    url: `http://localhost:${port}`,
    process: child,
    async stop() {
      if (child.exitCode !== null) return;
      const ended = once(child, "exit");
      child.kill("SIGTERM");
      await ended;
    },
  };
  running.add(platform);
  return platform;
}
