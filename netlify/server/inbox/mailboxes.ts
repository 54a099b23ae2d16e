/**
 * Limits per mailbox, under any spelling of its address: how often a mailbox may be mailed, from
 * any sender and for any number of requests.
 */
import { domainToASCII } from "node:url";
import { NEWSLETTER, RECEIPT } from "#domain/limits.ts";
import { emailKey } from "#domain/staff/user.ts";
import { keyed } from "#server/store/keyed-hash.ts";
import { slotEnd, slotOf } from "#server/store/slots.ts";
import { jsonStore } from "#server/store/stores.ts";
import { inBulk } from "#server/store/sweep.ts";

/** The holder of a slot (a message or a subscriber's address), and its start in milliseconds. */
interface Place {
  of: string;
  at: number;
}

const WINDOWS = { receipts: RECEIPT.window, letters: NEWSLETTER.askAgainAfter } as const;
type Kind = keyof typeof WINDOWS;

/**
 * Keys are `<kind>/<mailbox>/<half hour>`. Each is written once, so an expired one is removed
 * unread.
 */
const placeStore = jsonStore<Place>("hits");

/**
 * Whether the mailbox's current place belongs to `of`; takes the place for `of` when it is free.
 */
export async function takePlace(
  kind: Kind,
  email: string,
  of: string,
  now: number,
): Promise<boolean> {
  const mailbox = `${kind}/${await keyed(`mail ${mailboxKey(email)}`)}`;
  const mine = `${mailbox}/${slotOf(now)}`;
  for (const key of await placeStore.keys(`${mailbox}/`)) {
    const place = isOver(key, kind, now) ? undefined : (await placeStore.read(key))?.value;
    if (place && place.at > now - WINDOWS[kind] && place.of !== of) return false;
  }
  if (await placeStore.create(mine, { of, at: now })) return true;
  // Its own place, if only the answer to the write got lost.
  return (await placeStore.read(mine))?.value.of === of;
}

/** Removes expired places. */
export async function forgetOldPlaces(now: number, until?: number): Promise<void> {
  for (const kind of Object.keys(WINDOWS) as Kind[]) {
    const old = (await placeStore.keys(`${kind}/`)).filter((key) => isOver(key, kind, now));
    await inBulk(
      old,
      (key) => placeStore.remove(key),
      (key) => `counter ${key}`,
      until,
    );
  }
}

function isOver(key: string, kind: Kind, now: number): boolean {
  return slotEnd(key.split("/").at(-1) ?? "", WINDOWS[kind]) <= now;
}

const GMAIL = new Set(["gmail.com", "googlemail.com"]);

/**
 * Returns the same key for every known spelling of a mailbox's address. Only for limits: accounts
 * and subscribers keep the address as entered.
 */
export function mailboxKey(address: string): string {
  const [, name = "", host = ""] = /^(.*)@(.*)$/s.exec(emailKey(address)) ?? [];
  const domain = domainToASCII(host) || host;
  const own = name.replace(/(?<=.)\+.*$/s, "");
  return GMAIL.has(domain) ? `${own.replaceAll(".", "")}@gmail.com` : `${own}@${domain}`;
}
