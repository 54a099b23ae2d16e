/**
 * Claims recognize repeats of a post: each names the message that its submission became.
 */
import { createHash } from "node:crypto";
import type { MessageRecord, Submission } from "#domain/inbox/message.ts";
import { POST_LIMIT } from "#domain/limits.ts";
import { AppError } from "#server/http/errors.ts";
import { newId } from "#server/http/ids.ts";
import { forgetSlots, slotsOf } from "#server/store/slots.ts";
import { jsonStore } from "#server/store/stores.ts";
import { say } from "#site/i18n/sentence.ts";

/** The message of a submission. */
export interface Claim {
  id: string;
  /** Milliseconds. */
  at: number;
}

const claimStore = jsonStore<Claim>("claims");

/** The sender's idempotency key for a submission; `""` without one. */
interface Keyed {
  key: string;
}

/**
 * The keys of a claim: with an idempotency key one key, kept as long as its message; otherwise
 * those of the current and the previous half hour.
 */
export function claimPlaces(
  name: string,
  { key }: Keyed,
  now: number,
): [current: string, before?: string] {
  if (key !== "") return [`key/${name}`];
  const [current, before] = slotsOf(now, POST_LIMIT.repeatWindow);
  return before === undefined
    ? [`${current}/${name}`]
    : [`${current}/${name}`, `${before}/${name}`];
}

/** The claim at that key, if still valid. */
export async function knownClaim(
  place: string | undefined,
  origin: Keyed,
  now: number,
): Promise<Claim | undefined> {
  const claim = place === undefined ? undefined : (await claimStore.read(place))?.value;
  return claim && !expired(claim, origin, now) ? claim : undefined;
}

/**
 * Claims a message for this submission, or finds the existing one. Of simultaneous claims only one
 * is `first`.
 */
export async function claimMessage(
  place: string,
  origin: Keyed,
  now: number,
): Promise<{ claim: Claim; first: boolean }> {
  const mine: Claim = { id: newId(now), at: now };
  if (await claimStore.create(place, mine)) return { claim: mine, first: true };
  const found = await claimStore.read(place);
  if (!found) throw new AppError("unavailable", say("request.again"), { retryAfter: 1_000 });
  if (found.value.id === mine.id) return { claim: mine, first: true };
  if (!expired(found.value, origin, now)) return { claim: found.value, first: false };
  if (await claimStore.replace(place, mine, found.etag)) return { claim: mine, first: true };
  return claimMessage(place, origin, now);
}

/** Without a key, equal content becomes a new message after a while; a key stays known. */
function expired(claim: Claim, origin: Keyed, now: number): boolean {
  return origin.key === "" && claim.at <= now - POST_LIMIT.repeatWindow;
}

/**
 * Forgets how to recognize a repeat of a message, unless a later message with the same content owns
 * the claim.
 */
export async function forgetClaim({
  _id,
  claim,
}: Pick<MessageRecord, "_id" | "claim">): Promise<void> {
  if (claim !== "" && (await claimStore.read(claim))?.value.id === _id)
    await claimStore.remove(claim);
}

/** Removes expired claims without a key. */
export function forgetOldClaims(now: number, until?: number): Promise<void> {
  return forgetSlots(claimStore, POST_LIMIT.repeatWindow, now, until);
}

/**
 * Hashes every field filled in by a person, but none added by the page, except the pages that the
 * message is about: they tell apart two requests without other words.
 */
export function claimName(submission: Submission, by: [string, string]): string {
  const added = ["trap", "locale", "from", ...(submission.about.length === 0 ? ["about"] : [])];
  const content = Object.entries(submission).filter(([field]) => !added.includes(field));
  return createHash("sha256")
    .update(JSON.stringify([by, content.sort()]))
    .digest("hex")
    .slice(0, 40);
}
