/** A project with the record pages of `content/`, and an empty store. */
import { cp, mkdir, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { LoaderContext } from "astro/loaders";
import { afterEach, beforeEach, vi } from "vitest";
import type { PublishedList, Reason } from "#domain/records/published.ts";
import type { RecordKind } from "#domain/records/record.ts";
import { inWords } from "#server/http/texts.ts";
import { records as recordsLoader } from "#site/records/loader.ts";
import { type AnyRecord, PAGE_KINDS, type Records, startRecords } from "./records.ts";

export type LoadedList = PublishedList<
  Omit<AnyRecord, "images"> & { images: { src: string; alt: string; alts?: object }[] }
>;

export interface Project {
  records: Records;
  folder: string;
}

const ROOT = join(import.meta.dirname, "../../..");

/** A fresh one for each test of the file. */
export function openProject(): Project {
  const project = {} as Project;
  beforeEach(async () => {
    project.records = await startRecords();
    const folder = await mkdtemp(join(tmpdir(), "records-"));
    project.folder = folder;
    await mkdir(join(folder, "content"));
    for (const kind of [...PAGE_KINDS, "faqs"])
      await cp(join(ROOT, "content", kind), join(folder, "content", kind), { recursive: true });
    for (const file of ["agency.yaml", "site/en.yaml"])
      await cp(join(ROOT, "content", file), join(folder, "content", file));
  });
  afterEach(async () => {
    vi.restoreAllMocks();
    await project.records.close();
    await rm(project.folder, { recursive: true, force: true });
  });
  return project;
}

export async function listOf({ records }: Project, kind: RecordKind): Promise<AnyRecord[]> {
  return (await records.admin.list(kind)).data;
}

/** The build's reading of the store, and its messages. */
export async function load({ folder }: Pick<Project, "folder">) {
  const [entries, said, told] = [new Map<string, LoadedList>(), [] as string[], [] as string[]];
  const context = {
    store: {
      clear: () => entries.clear(),
      set: ({ id, data }: { id: string; data: unknown }) => entries.set(id, data as LoadedList),
    },
    parseData: ({ data }: { data: unknown }) => Promise.resolve(data),
    logger: {
      info: (sentence: string) => void told.push(sentence),
      warn: (sentence: string) => void said.push(sentence),
    },
    config: { root: pathToFileURL(`${folder}/`), cacheDir: pathToFileURL(`${folder}/cache/`) },
  };
  await recordsLoader().load(context as unknown as LoaderContext);
  return {
    services: entries.get("services") as LoadedList,
    projects: entries.get("projects") as LoadedList,
    questions: entries.get("questions") as LoadedList,
    entries,
    said,
    told,
  };
}

/** The build's reasons, as text. */
export const reasons = (lacks: { reason: Reason }[]) =>
  lacks.map(({ reason }) => (typeof reason === "string" ? reason : inWords(reason, "en")));
