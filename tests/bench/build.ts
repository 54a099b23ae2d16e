/** A whole build with 10, 100 and 1,000 records: seconds, and milliseconds a page on top of what the smallest one costs. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { fillFromContent } from "#site/records/fill.ts";
import { startStore } from "#tests/support/store.ts";
import { makeDataDir } from "./platform.ts";

const ROOT = join(import.meta.dirname, "../..");
const COUNTS = [10, 100, 1_000];

interface Doc {
  items: Record<string, unknown>[];
}

/** `RECORDS=10,200` chooses other numbers. Each is built twice: the second build finds its pictures made. */
export async function benchBuild(): Promise<unknown> {
  const counts = process.env["RECORDS"]?.split(",").map(Number) ?? COUNTS;
  const rows: Record<string, Record<string, number>> = {};
  let base: { pages: number; first: number; again: number } | undefined;
  for (const count of counts) {
    const { dir, remove } = makeDataDir();
    const store = await startStore(dir);
    await fillFromContent(ROOT);
    for (const kind of ["services", "projects"]) {
      const { all } = await store.all<Doc>(kind);
      const [model] = all?.items ?? [];
      const more = Math.max(0, Math.round(count / 2) - (all?.items.length ?? 0));
      await store.write(kind, "all", { ...all, items: [...(all?.items ?? []), ...Array.from({ length: more }, (_, n) => copy(model, n))] });
    }
    // Inside the project, where a build finds its packages.
    const site = mkdtempSync(join(ROOT, "dist-bench-"));
    const first = await build(site);
    const again = await build(site);
    const pages = readdirSync(site, { recursive: true }).filter((file) => String(file).endsWith(".html")).length;
    await store.close();
    rmSync(site, { recursive: true });
    remove();
    const least = (base ??= { pages, first, again });
    const each = (time: number, before: number) =>
      pages > least.pages ? Math.round(((time - before) * 1_000) / (pages - least.pages)) : Number.NaN;
    rows[count] = {
      pages,
      "seconds, pictures new": first,
      "seconds, pictures made": again,
      "ms a page more, pictures new": each(first, least.first),
      "ms a page more, pictures made": each(again, least.again),
    };
    console.log(`${count} records`, JSON.stringify(rows[count]));
  }
  console.table(rows);
  return rows;
}

/** A record like one of the content, at an address of its own; it is a page of what a record has. */
function copy(model: Record<string, unknown> | undefined, n: number): object {
  const name = `Record ${n} of many`;
  return { ...model, _id: `many-${n}`, slug: `record-${n}-of-many`, page: undefined, serviceType: name, title: name };
}

/** Seconds. */
async function build(folder: string): Promise<number> {
  const started = performance.now();
  const child = spawn(process.execPath, [join(ROOT, "netlify/build.ts"), "--outDir", folder], {
    cwd: ROOT,
    stdio: ["ignore", "ignore", "inherit"],
  });
  const [code] = (await once(child, "exit")) as [number];
  if (code !== 0) throw new Error("The build failed.");
  return Math.round((performance.now() - started) / 100) / 10;
}
