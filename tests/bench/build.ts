/**
 * A whole build with 10, 100 and 1,000 records, each with its own picture: seconds, and
 * milliseconds per page above the smallest build. A picture is processed once, in its first build,
 * and counted separately.
 */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { storePicture } from "#server/pictures/pictures.ts";
import { fillFromContent } from "#site/records/fill.ts";
import { startStore, type TestStore } from "#tests/support/store/store.ts";
import { makeDataDir } from "./platform.ts";

export const ROOT = join(import.meta.dirname, "../..");
const COUNTS = [10, 100, 1_000];
const PHOTO = join(ROOT, "content/services/_images/web-1.webp");
/** System clock ticks per second. */
const TICKS = 100;

interface Doc {
  items: Record<string, unknown>[];
}

/** Seconds by the clock, and of processor time, which a busy machine does not lengthen. */
interface Cost {
  seconds: number;
  work: number;
}

/** Runs the bench. `RECORDS=10,200` sets other numbers. */
export async function benchBuild(): Promise<unknown> {
  const counts = process.env["RECORDS"]?.split(",").map(Number) ?? COUNTS;
  const rows: Record<string, Record<string, number>> = {};
  let base: (Cost & { pages: number }) | undefined;
  for (const count of counts) {
    const { dir, remove } = makeDataDir();
    const store = await startStore(dir);
    const pictures = await fill(store, count);
    // Inside the project, where a build finds its packages.
    const site = mkdtempSync(join(ROOT, "dist-bench-"));
    const first = await build(site);
    const again = least(await build(site), await build(site));
    const pages = readdirSync(site, { recursive: true }).filter((file) =>
      String(file).endsWith(".html"),
    ).length;
    await store.close();
    rmSync(site, { recursive: true });
    remove();
    const { pages: few, ...fixed } = (base ??= { pages, ...again });
    const each = (time: number, before: number) =>
      pages > few ? tenths(((time - before) * 1_000) / (pages - few)) : Number.NaN;
    rows[count] = {
      pages,
      "seconds, pictures new": tenths(first.seconds),
      "seconds, pictures made": tenths(again.seconds),
      "ms a page more": each(again.seconds, fixed.seconds),
      "ms of the processor a page more": each(again.work, fixed.work),
      "ms of the processor a new picture":
        pictures > 0 ? tenths(((first.work - again.work) * 1_000) / pictures) : Number.NaN,
    };
    console.log(`${count} records`, JSON.stringify(rows[count]));
  }
  console.table(rows);
  return rows;
}

/**
 * Stores the records of `content/` and as many more as needed, half of them services; returns the
 * number of their own pictures.
 */
export async function fill(store: TestStore, count: number): Promise<number> {
  await fillFromContent(ROOT);
  let pictures = 0;
  for (const kind of ["services", "projects"]) {
    const { all } = await store.all<Doc>(kind);
    const items = all?.items ?? [];
    const [model] = items;
    const more = Math.max(0, Math.round(count / 2) - items.length);
    for (let n = 0; n < more; n += 1, pictures += 1)
      items.push(copy(model, n, await takePhoto(pictures)));
    await store.write(kind, "all", { ...all, items });
  }
  return pictures;
}

/** A copy of a content record, at an address of its own; its page comes from the record alone. */
function copy(
  model: Record<string, unknown> | undefined,
  n: number,
  image: string,
): Record<string, unknown> {
  const name = `Record ${n} of many`;
  const own = { images: [image], imageAlts: { [image]: `Picture of record ${n}` } };
  return {
    ...model,
    ...own,
    _id: `many-${n}`,
    slug: `record-${n}-of-many`,
    page: undefined,
    serviceType: name,
    title: name,
  };
}

/** Uploads a picture that no other call makes, and returns its address. */
async function takePhoto(n: number): Promise<string> {
  const bytes = await sharp(PHOTO)
    .modulate({ hue: n % 360, brightness: 1 + Math.floor(n / 360) / 20 })
    .jpeg({ quality: 85 })
    .toBuffer();
  return storePicture(Buffer.from(bytes), Date.now());
}

/** Builds the site with the records of the store in the environment. */
export async function build(folder: string): Promise<Cost> {
  const [started, worked] = [performance.now(), childrenTime()];
  const child = spawn(process.execPath, [join(ROOT, "netlify/build.ts"), "--outDir", folder], {
    cwd: ROOT,
    stdio: ["ignore", "ignore", "inherit"],
  });
  const [code] = (await once(child, "exit")) as [number];
  if (code !== 0) throw new Error("The build failed.");
  return { seconds: (performance.now() - started) / 1_000, work: childrenTime() - worked };
}

/**
 * Processor seconds of all ended child processes of this process or another; NaN where the system
 * does not report them.
 */
export function childrenTime(pid: number | "self" = "self"): number {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, "utf8")
      .replace(/^.*\) /s, "")
      .split(" ");
    return (Number(fields[13]) + Number(fields[14])) / TICKS;
  } catch {
    return Number.NaN;
  }
}

/** The excess over the minimum is noise of the machine. */
function least(one: Cost, other: Cost): Cost {
  return { seconds: Math.min(one.seconds, other.seconds), work: Math.min(one.work, other.work) };
}

export function tenths(value: number): number {
  return Math.round(value * 10) / 10;
}
