/**
 * Test files share a process, so that each need not load the whole server again. What a file has
 * changed about the process is taken back after it: the environment, globals, spies and clocks.
 * Runs once for each file.
 */
import { afterAll, vi } from "vitest";

const before = { ...process.env };

afterAll(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  vi.useRealTimers();
  // The functions' bundler defines it, and the functions read their deploy context from it.
  Reflect.deleteProperty(globalThis, "Netlify");
  for (const name of Object.keys(process.env))
    if (!(name in before)) Reflect.deleteProperty(process.env, name);
  Object.assign(process.env, before);
});
