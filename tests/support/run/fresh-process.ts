/**
 * Test files share a process, so that not each has to load the whole server. Restores each file's
 * changes to the process afterwards: environment, globals, spies and clocks. Runs once per file.
 */
import { afterAll, vi } from "vitest";

const before = { ...process.env };

afterAll(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  vi.useRealTimers();
  // Defined by the functions' bundler; functions read their deploy context from it.
  Reflect.deleteProperty(globalThis, "Netlify");
  for (const name of Object.keys(process.env))
    if (!(name in before)) Reflect.deleteProperty(process.env, name);
  Object.assign(process.env, before);
});
