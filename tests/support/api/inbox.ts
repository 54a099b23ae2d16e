/** The staff's inbox over a store of its own, with messages written straight into it. */
import { expect } from "vitest";
import type { InboxMessage, InboxStats } from "#domain/inbox/inbox.ts";
import { type Folder, FOLDERS, type MessageRecord } from "#domain/inbox/message.ts";
import type { Role } from "#domain/staff/user.ts";
import { signInAll, type TokenHeaders } from "#tests/support/people/signed-in.ts";
import { type Fault, faultsInTurn, type FaultyProxy } from "#tests/support/store/faulty-proxy.ts";
import { startStore, type TestStore } from "#tests/support/store/store.ts";
import { ask } from "./api.ts";
import { storeMessage } from "./messages.ts";

export interface Inbox {
  store: TestStore;
  tokens: Record<Role, TokenHeaders>;
  staff: InboxStaff;
  close(): Promise<void>;
}

export async function startInbox(): Promise<Inbox> {
  const store = await startStore();
  const tokens = await signInAll(store);
  return {
    store,
    tokens,
    staff: inboxStaff(tokens.manager, tokens.admin),
    close: () => store.close(),
  };
}

/** Staff actions on messages, with one member's token; only an admin deletes for good. */
export function inboxStaff(headers: TokenHeaders, eraser = headers) {
  const at = (id: string) => `/api/contact/${id}`;
  return {
    list: (query = "") => ask<InboxMessage[]>("GET", `/api/contact${query}`, { headers }),
    get: (id: string) => ask<InboxMessage>("GET", at(id), { headers }),
    change: (id: string, body: unknown) => ask<InboxMessage>("PATCH", at(id), { headers, body }),
    note: (id: string, note: string, revision: number | string) =>
      ask<InboxMessage>("PATCH", at(id), {
        headers: { ...headers, "if-match": `"${revision}"` },
        body: { note },
      }),
    trash: (id: string) => ask<InboxMessage>("DELETE", at(id), { headers }),
    purge: (id: string) => ask("DELETE", `${at(id)}?permanent=true`, { headers: eraser }),
    stats: () => ask<InboxStats>("GET", "/api/contact/stats", { headers }),
    mail: (id: string) => ask<InboxMessage>("POST", `${at(id)}/mail`, { headers }),
  };
}

export type InboxStaff = ReturnType<typeof inboxStaff>;

/** The id of a message from `minutes` ago; `serial` distinguishes messages of the same minute. */
export function idOf(minutes: number, serial = 0): string {
  return `${8_200_000_000_000 + minutes * 60_000}-${serial.toString(16).padStart(12, "0")}`;
}

/** Puts a message into a folder and returns its id. */
export function putMessage(
  store: Pick<TestStore, "write">,
  folder: Folder,
  minutes: number,
  fields?: Partial<MessageRecord>,
): Promise<string> {
  return storeMessage(store, folder, {
    _id: idOf(minutes),
    createdAt: new Date(Date.UTC(2026, 2, 1) - minutes * 60_000).toISOString(),
    ...fields,
  });
}

/** Injects faults into calls of one method to the messages. */
export function faultMessages(
  proxy: FaultyProxy,
  method: "PUT" | "DELETE" | "GET",
  ...faults: (Fault | undefined)[]
): void {
  proxy.fault = faultsInTurn(
    (asked, path) => asked === method && path.includes("site:messages"),
    ...faults,
  );
}

/** Expects every message in exactly one list, and matching counts. */
export async function expectOnce(staff: InboxStaff, ...ids: string[]): Promise<void> {
  const lists = await Promise.all(FOLDERS.map((folder) => staff.list(`?filter=${folder}`)));
  expect(
    lists
      .flatMap(({ data }) => data)
      .map(({ _id }) => _id)
      .sort(),
  ).toEqual([...ids].sort());
  const { folders } = (await staff.stats()).data;
  expect(Object.values(folders).reduce((sum, count) => sum + count)).toBe(ids.length);
}
