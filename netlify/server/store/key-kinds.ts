/** The contents of each store, by key prefix. */
import { FOLDERS } from "#domain/inbox/message.ts";
import { DRAFT_KINDS } from "#domain/records/draft.ts";
import { RECORD_KINDS } from "#domain/records/record.ts";
import { PRESENCE_FOLDERS } from "#domain/staff/presence.ts";
import { PICTURE_KINDS } from "#domain/schema/picture-types.ts";

const pictures = under(...PICTURE_KINDS);
const records = [/^all$/, ...under("history")];
/** See `slots.ts`. */
const HALF_HOUR = "\\d{4}-\\d\\d-\\d\\d-\\d{4}";

/**
 * Every kind of key. Other keys are refused, so this list is complete, and the tests hold a stored
 * object of each kind that later versions must read.
 */
export const KEY_KINDS = {
  messages: under(...FOLDERS),
  notes: under("note"),
  "follow-ups": under("message"),
  "inbox-work": [/^all$/],
  "inbox-keys": [/^read$/],
  replies: under("message"),
  snippets: [/^all$/],
  senders: under("email", "phone"),
  outbox: under("waiting", "failed", "settled"),
  claims: under("key", HALF_HOUR),
  hits: under("receipts", "letters", HALF_HOUR),
  secrets: [/^address-salt$/],
  subscribers: under("pending", "confirmed"),
  users: [/^all$/],
  "sign-ins": [/^account-/],
  services: records,
  projects: records,
  questions: records,
  translations: [new RegExp(`^(?:${RECORD_KINDS.join("|")})/`)],
  drafts: under(...DRAFT_KINDS),
  facts: [/^all$/],
  previews: under(...RECORD_KINDS),
  pictures,
  "picture-notes": pictures,
  publish: [/^builds$/],
  activity: [...under("day"), /^filled$/],
  presence: under(...PRESENCE_FOLDERS),
} satisfies Record<string, readonly RegExp[]>;

export type StoreName = keyof typeof KEY_KINDS;

/** Throws for a key of an unknown kind. */
export function refuseUnknownKind(name: StoreName, key: string): void {
  if (!KEY_KINDS[name].some((kind) => kind.test(key)))
    throw new Error(`key-kinds.ts knows no ${name} with a key like ${key}`);
}

function under(...folders: readonly string[]): RegExp[] {
  return folders.map((folder) => new RegExp(`^${folder}/`));
}
