/** The newsletter's addresses: one object each, and the links that only their owners receive. */
import {
  type SubscriberFolder,
  type SubscriberRecord,
  subscriberRecord,
} from "#domain/inbox/newsletter.ts";
import { NEWSLETTER, SWEEP } from "#domain/limits.ts";
import { NEWSLETTER_PAGES } from "#domain/links.ts";
import { emailKey } from "#domain/staff/user.ts";
import { AppError } from "#server/http/errors.ts";
import { keyed, sameHash } from "#server/store/keyed-hash.ts";
import { jsonStore } from "#server/store/stores.ts";
import { inBulk } from "#server/store/sweep.ts";
import { say } from "#site/i18n/sentence.ts";

/** The stored subscriber. `removedAt` (milliseconds) means that the sweep is removing it. */
type StoredSubscriber = SubscriberRecord & { removedAt?: number };

/** Keys are `<folder>/<id>`; the id is the same for every spelling of an address. */
export const subscriberStore = jsonStore<StoredSubscriber>("subscribers");

export interface Subscriber {
  id: string;
  folder: SubscriberFolder;
  record: SubscriberRecord;
}

export function subscriberId(email: string): Promise<string> {
  return keyed(`subscriber ${emailKey(email)}`);
}

export async function findSubscriber(id: string): Promise<Subscriber | undefined> {
  for (const folder of ["confirmed", "pending"] as const) {
    const found = await subscriberStore.read(`${folder}/${id}`);
    if (found) return { id, folder, record: subscriberRecord.parse(found.value) };
  }
  return undefined;
}

/**
 * The confirmation link works until the record expires; the unsubscribe link never expires, so that
 * old letters keep working. Both contain their language, which outlives the record.
 */
export async function linksOf(
  { id, record }: Subscriber,
  site: string,
): Promise<{ confirm: string; unsubscribe: string }> {
  const link = (path: string, mark: string) =>
    `${site}${path}?token=${id}${mark}&lng=${record.locale}`;
  return {
    confirm: link(NEWSLETTER_PAGES.confirm, await confirmMark(id, record.nonce)),
    unsubscribe: link(NEWSLETTER_PAGES.unsubscribe, await unsubscribeMark(id)),
  };
}

/**
 * The subscriber of a confirmation link's `token`, waiting or confirmed; `undefined` when it is
 * wrong or expired.
 */
export async function byConfirmToken(token: string, now: number): Promise<Subscriber | undefined> {
  const [id, mark] = split(token);
  const found = id === "" ? undefined : await findSubscriber(id);
  if (!found || !sameHash(mark, await confirmMark(id, found.record.nonce))) return undefined;
  return found.folder === "pending" && expired(found.record, now) ? undefined : found;
}

/**
 * The id in an unsubscribe link, whether or not its address still exists; `undefined` when the link
 * is wrong.
 */
export async function byUnsubscribeToken(token: string): Promise<string | undefined> {
  const [id, mark] = split(token);
  return id !== "" && sameHash(mark, await unsubscribeMark(id)) ? id : undefined;
}

/** Confirms a waiting address. Safe to repeat. */
export async function confirm({ id, record }: Subscriber, now: number): Promise<void> {
  await subscriberStore.create(`confirmed/${id}`, {
    ...record,
    confirmedAt: new Date(now).toISOString(),
  });
  await subscriberStore.remove(`pending/${id}`);
}

/** Deletes an address. Safe to repeat. */
export async function unsubscribe(id: string): Promise<void> {
  await subscriberStore.remove(`pending/${id}`);
  await subscriberStore.remove(`confirmed/${id}`);
}

/**
 * Deletes addresses that were not confirmed in time. Safe to repeat; an address that is being
 * entered again stays.
 */
export async function forgetUnconfirmed(now: number, until?: number): Promise<void> {
  const forget = async (key: string) => {
    const found = await subscriberStore.read(key);
    if (!found || !expired(found.value, now)) return;
    if (await subscriberStore.replace(key, { ...found.value, removedAt: now }, found.etag))
      await subscriberStore.remove(key);
  };
  await inBulk(await subscriberStore.keys("pending/"), forget, (key) => `subscriber ${key}`, until);
}

/** Throws `unavailable` while the sweep holds the address. */
export function refuseWhileSwept(found: StoredSubscriber | undefined, now: number): void {
  if (found?.removedAt !== undefined && found.removedAt > now - SWEEP.hold)
    throw new AppError("unavailable", say("request.again"), { retryAfter: SWEEP.retryAfter });
}

/** Whether a waiting address has expired; also true when its date is missing. */
export function expired(record: Pick<SubscriberRecord, "askedAt">, now: number): boolean {
  return !(Date.parse(record.askedAt) > now - NEWSLETTER.confirmWithin);
}

function confirmMark(id: string, nonce: string): Promise<string> {
  return keyed(`confirm ${id} ${nonce}`);
}

function unsubscribeMark(id: string): Promise<string> {
  return keyed(`unsubscribe ${id}`);
}

/** A token is an id and a mark, 32 hexadecimal digits each. */
function split(token: string): [id: string, mark: string] {
  const [, id = "", mark = ""] = /^([0-9a-f]{32})([0-9a-f]{32})$/.exec(token) ?? [];
  return [id, mark];
}
