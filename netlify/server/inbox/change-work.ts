/** What staff decide about a message: answered, closed or open, who takes care of it, its labels. */
import { type FollowUp, reopened } from "#domain/inbox/follow-up.ts";
import type { MessagePatch } from "#domain/inbox/inbox.ts";
import { LABELS_MAX } from "#domain/limits.ts";
import { folded } from "#domain/text/folded.ts";
import { findUser } from "#server/auth/users.ts";
import { AppError, wrongField } from "#server/http/errors.ts";
import { say } from "#site/i18n/sentence.ts";
import { changeFollowUp } from "./follow-ups.ts";
import { workRows } from "./work-index.ts";

/** What staff do to a message, by the name that the activity has for it. */
export type MessageAction =
  | "answered"
  | "unanswered"
  | "closed"
  | "reopened"
  | "to-spam"
  | "from-spam"
  | "deleted"
  | "restored"
  | "purged";

/**
 * Applies what a patch says about the work on a message, and returns how its state has changed. Safe
 * to repeat. Throws `conflict` when another person has taken the message, `invalid` for an unknown
 * person or too many labels, and `not_found` when the message is withdrawn.
 */
export async function changeWork(
  id: string,
  patch: MessagePatch,
  now = Date.now(),
): Promise<MessageAction[]> {
  const { answered, closed, owner, labels } = patch;
  if (answered === undefined && closed === undefined && !owner && !labels) return [];
  const to = owner && (await ownerOf(owner.to));
  const add = labels && (await asInUse(labels.add));
  let done: MessageAction[] = [];
  await changeFollowUp(id, (current) => {
    let next = current;
    if (answered !== undefined) next = answered ? withAnswer(next, now) : withoutAnswer(next, now);
    if (closed !== undefined) next = closed ? withClosing(next, now) : withoutClosing(next);
    done = isSame(next, current) ? [] : [actionOf(patch, current)];
    if (owner) next = withOwner(next, owner.from, to);
    if (labels) next = { ...next, labels: withLabels(next.labels, add ?? [], labels.remove) };
    return isSame(next, current) ? undefined : next;
  });
  return done;
}

/** What a patch that changes the state does. */
function actionOf({ answered, closed }: MessagePatch, { closedAt }: FollowUp): MessageAction {
  if (answered) return "answered";
  if (closed) return "closed";
  return closedAt === undefined ? "unanswered" : "reopened";
}

function isSame(one: FollowUp, other: FollowUp): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** As answered at a moment in milliseconds; a second answer keeps the time of the first. */
export function withAnswer({ closedAt: _, ...rest }: FollowUp, now: number): FollowUp {
  const at = new Date(now).toISOString();
  return {
    ...rest,
    answeredAt: rest.answeredAt ?? at,
    firstAnsweredAt: rest.firstAnsweredAt ?? at,
  };
}

/** An answer that is taken back never was; one before a reopening stays the first. */
function withoutAnswer(current: FollowUp, now: number): FollowUp {
  const { answeredAt, closedAt, firstAnsweredAt, ...rest } = current;
  if (answeredAt === undefined && closedAt === undefined && rest.reopenedAt !== undefined)
    return current;
  const first = firstAnsweredAt === answeredAt ? undefined : firstAnsweredAt;
  return reopened({ ...rest, ...(first !== undefined && { firstAnsweredAt: first }) }, now);
}

function withClosing(current: FollowUp, now: number): FollowUp {
  return { ...current, closedAt: current.closedAt ?? new Date(now).toISOString() };
}

function withoutClosing({ closedAt: _, ...rest }: FollowUp): FollowUp {
  return rest;
}

function withOwner(
  { owner, ...rest }: FollowUp,
  from: string,
  to: FollowUp["owner"] | undefined,
): FollowUp {
  const now = owner?._id ?? "";
  if (now !== from && now !== (to?._id ?? ""))
    throw new AppError(
      "conflict",
      owner ? say("messages.ownerTaken", { name: owner.name }) : say("messages.ownerLeft"),
    );
  return { ...rest, ...(to && { owner: to }) };
}

function withLabels(
  labels: readonly string[],
  add: readonly string[],
  remove: readonly string[],
): string[] {
  const without = (those: readonly string[]) => {
    const keys = those.map(folded);
    return (label: string) => !keys.includes(folded(label));
  };
  const next = labels.filter(without(remove));
  for (const label of add) if (without(next)(label)) next.push(label);
  if (next.length > LABELS_MAX && next.length > labels.length)
    throw wrongField("labels", say("messages.manyLabels", { max: LABELS_MAX }));
  return next;
}

/** The labels in the spelling that is in use. */
async function asInUse(labels: readonly string[]): Promise<string[]> {
  if (labels.length === 0) return [];
  const used = new Map<string, string>();
  for (const row of (await workRows()).values())
    for (const label of row.labels) used.set(folded(label), label);
  return labels.map((label) => used.get(folded(label)) ?? label);
}

async function ownerOf(id: string): Promise<FollowUp["owner"] | undefined> {
  if (id === "") return undefined;
  const user = await findUser(id);
  if (!user || user.disabled) throw wrongField("owner", say("messages.noOwner"));
  return { _id: user._id, name: user.name };
}
