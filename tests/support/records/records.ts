/** Records as staff send them. */
import { createHash } from "node:crypto";
import type { ProjectRecord } from "#domain/records/project.ts";
import type { QuestionRecord } from "#domain/records/question.ts";
import type { RecordKind } from "#domain/records/record.ts";
import type { ServiceRecord } from "#domain/records/service.ts";
import type { Role } from "#domain/staff/user.ts";
import { type Answer, ask } from "#tests/support/api/api.ts";
import { signInAll, type TokenHeaders } from "#tests/support/people/signed-in.ts";
import { startStore, type TestStore } from "#tests/support/store/store.ts";

/** The address of a missing upload. */
export const media = (name: string, kind = "webp") =>
  `/media/${createHash("sha256").update(name).digest("hex")}.${kind}`;

export const SERVICE = {
  serviceType: "River Freight Portals",
  shortDetails: "Booking, tracking and billing for boats.",
  fullDetails: ["We start on the quay."],
  bulletPoints: ["Booking - In two taps."],
  images: [media("boat")],
  imageAlts: { [media("boat")]: "A boat at dusk" },
  isActive: true,
};

export const PROJECT = {
  title: "Ghatline Cargo",
  client: "Ghatline",
  description: "A booking site for river freight.",
  category: "Commercial",
  status: "Completed",
  location: "Dhaka",
  startDate: "2026-01-10",
  completionDate: "2026-03-01",
  budget: 12500.5,
  images: [media("boat")],
  features: ["Booking"],
  isActive: true,
  isFeatured: false,
};

export const QUESTION = {
  question: "Do you ship by river?",
  answer: "From Sadarghat, every Thursday.",
  isActive: true,
};

export const BODIES: Record<RecordKind, object> = {
  services: SERVICE,
  projects: PROJECT,
  questions: QUESTION,
};
/** The title field of a kind, which makes the address. */
export const TITLES: Record<RecordKind, string> = {
  services: "serviceType",
  projects: "title",
  questions: "question",
};
/** The kinds with pages of their own. */
export const PAGE_KINDS = ["services", "projects"] as const satisfies RecordKind[];

export type AnyRecord = ServiceRecord & ProjectRecord & QuestionRecord;

/** A fresh store with an admin and a manager. */
export interface Records {
  store: TestStore;
  tokens: Record<Role, TokenHeaders>;
  admin: Staff;
  manager: Staff;
  /** Changes stored items without the API. */
  rewrite(kind: string, change: (item: Record<string, unknown>) => unknown): Promise<void>;
  close(): Promise<void>;
}

export async function startRecords(): Promise<Records> {
  const store = await startStore();
  const tokens = await signInAll(store);
  return {
    store,
    tokens,
    admin: staff(tokens.admin),
    manager: staff(tokens.manager),
    async rewrite(kind, change) {
      const { all } = await store.all<{ items: Record<string, unknown>[]; writes: unknown[] }>(
        kind,
      );
      await store.write(kind, "all", { ...all, items: all?.items.map(change) });
    },
    close: () => store.close(),
  };
}

/** Staff actions, with one member's token. */
export function staff(headers: TokenHeaders) {
  const at = (revision: number) => ({ ...headers, "if-match": `"${revision}"` });
  return {
    list: (kind: RecordKind) => ask<AnyRecord[]>("GET", `/api/${kind}`, { headers }),
    get: (kind: RecordKind, id: string) => ask<AnyRecord>("GET", `/api/${kind}/${id}`, { headers }),
    create: (kind: RecordKind, fields: object = {}) =>
      ask<AnyRecord>("POST", `/api/${kind}`, { headers, body: { ...BODIES[kind], ...fields } }),
    save: (
      kind: RecordKind,
      { _id, revision }: Seen,
      fields: object = {},
    ): Promise<Answer<AnyRecord>> =>
      ask("PUT", `/api/${kind}/${_id}`, {
        headers: at(revision),
        body: { ...BODIES[kind], ...fields },
      }),
    remove: (kind: RecordKind, { _id, revision }: Seen) =>
      ask<AnyRecord>("DELETE", `/api/${kind}/${_id}`, { headers: at(revision) }),
    history: (kind: RecordKind, id: string) =>
      ask<VersionEntry[]>("GET", `/api/${kind}/${id}/history`, { headers }),
    revert: (kind: RecordKind, { _id, revision }: Seen, version: number | string) =>
      ask<AnyRecord>("POST", `/api/${kind}/${_id}/history/${version}`, { headers: at(revision) }),
    trash: () =>
      ask<{ kind: RecordKind; _id: string; title: string; deletedBy: string; expiresAt: string }[]>(
        "GET",
        "/api/trash",
        { headers },
      ),
    restore: (kind: string, id: string) =>
      ask<AnyRecord>("POST", `/api/trash/${kind}/${id}`, { headers }),
    purge: (kind: string, id: string) => ask("DELETE", `/api/trash/${kind}/${id}`, { headers }),
    ask: <Data>(method: string, path: string, body?: unknown, more = {}) =>
      ask<Data>(method, path, {
        headers: { ...headers, ...more },
        ...(body !== undefined && { body }),
      }),
  };
}

export type Staff = ReturnType<typeof staff>;
type Seen = Pick<AnyRecord, "_id" | "revision">;

export interface VersionEntry {
  revision: number;
  action: string;
  at: string;
  by: { _id: string; name: string };
  version?: number;
  fields: string[];
  content: Record<string, unknown>;
}
