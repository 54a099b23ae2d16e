/**
 * Follow-ups of messages, one object each, stored apart from the messages, so that what senders and
 * staff do never conflicts with moves.
 */
import { type FollowUp, followUp } from "#domain/inbox/follow-up.ts";
import { AppError } from "#server/http/errors.ts";
import { readableOr } from "#server/store/readable.ts";
import { jsonStore } from "#server/store/stores.ts";
import { say } from "#site/i18n/sentence.ts";
import type { Found } from "./messages.ts";

/** A message with its follow-up; `value.email` is the current address. */
export type Followed = Found & { followUp: FollowUp };

const followUpStore = jsonStore<FollowUp>("follow-ups");

const NONE = followUp.parse({});

/** Returns the follow-up of a message, or an empty one if it is missing or unreadable. */
export function readFollowUp(id: string): Promise<FollowUp> {
  return readableOr(
    `the follow-up of message ${id}`,
    async () => followUp.parse((await followUpStore.read(keyOf(id)))?.value ?? NONE),
    NONE,
  );
}

/** Ids of the messages, also withdrawn ones, that have a follow-up. */
export async function followed(): Promise<ReadonlySet<string>> {
  return new Set((await followUpStore.keys("message/")).map((key) => key.slice("message/".length)));
}

/** A message with its follow-up; `known` are the ids with one, if the caller has listed them. */
export async function withFollowUp(found: Found, known?: ReadonlySet<string>): Promise<Followed> {
  const { _id } = found.value;
  const followUp = known && !known.has(_id) ? NONE : await readFollowUp(_id);
  const { email = found.value.email } = followUp;
  return { ...found, value: { ...found.value, email }, followUp };
}

/**
 * Changes a follow-up and returns it; `change` returns `undefined` to leave it unchanged. Throws
 * `not_found` when the message is withdrawn, and anything that `change` throws.
 */
export async function changeFollowUp(
  id: string,
  change: (current: FollowUp) => FollowUp | undefined,
): Promise<FollowUp> {
  const stored = await followUpStore.swap(keyOf(id), (value) => {
    const current = soundOf(value);
    if (current.withdrawnAt !== undefined) throw withdrawn();
    return change(current);
  });
  return stored?.value ?? NONE;
}

/** Replaces the follow-up by the mark of a withdrawn message. Safe to repeat. */
export async function markWithdrawn(id: string, claim: string, now: number): Promise<void> {
  await followUpStore.swap(keyOf(id), (value) =>
    value?.withdrawnAt === undefined
      ? { ...NONE, withdrawnAt: new Date(now).toISOString(), claim }
      : undefined,
  );
}

export async function removeFollowUp(id: string): Promise<void> {
  await followUpStore.remove(keyOf(id));
}

export function withdrawn(): AppError {
  return new AppError("not_found", say("messages.withdrawn"));
}

function soundOf(value: unknown): FollowUp {
  const { data, error } = followUp.safeParse(value ?? NONE);
  if (error) throw new AppError("unavailable", say("store.unreadable"), { cause: error });
  return data;
}

function keyOf(id: string): string {
  return `message/${id}`;
}
