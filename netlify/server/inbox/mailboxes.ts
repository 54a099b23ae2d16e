/**
 * Limits by mailbox, under any spelling of its address: what it gets only once in a while, by any
 * sender and however often it is asked for.
 */
import { domainToASCII } from "node:url";
import { NEWSLETTER, RECEIPT } from "#domain/limits.ts";
import { emailKey } from "#domain/staff/user.ts";
import { keyed } from "#server/store/keyed-hash.ts";
import { slotEnd, slotOf } from "#server/store/slots.ts";
import { jsonStore } from "#server/store/stores.ts";
import { inBulk } from "#server/store/sweep.ts";

/** The holder of a slot (a message or a subscriber's address), and since when (milliseconds). */
interface Place {
  of: string;
  at: number;
}

const WINDOWS = { receipts: RECEIPT.window, letters: NEWSLETTER.askAgainAfter } as const;
type Kind = keyof typeof WINDOWS;

/**
 * Keys are `<kind>/<mailbox>/<half hour>`. Each is written once, so one whose time is over is
 * removed unread.
 */
const placeStore = jsonStore<Place>("hits");

/** Whether the mailbox's place of this time belongs to `of`, who takes it when it is free. */
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
  // Its own, when only the answer to the write got lost.
  return (await placeStore.read(mine))?.value.of === of;
}

/** Forgets the places whose time is over. */
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
 * The same for every spelling of an address whose mail ends in one mailbox, as far as that can be
 * known: only for counting how much it is sent and sends. Accounts and readers keep the address
 * that they gave.
 */
export function mailboxKey(address: string): string {
  const [, name = "", host = ""] = /^(.*)@(.*)$/s.exec(emailKey(address)) ?? [];
  const domain = domainToASCII(host) || host;
  const own = name.replace(/(?<=.)\+.*$/s, "");
  return GMAIL.has(domain) ? `${own.replaceAll(".", "")}@gmail.com` : `${own}@${domain}`;
}
