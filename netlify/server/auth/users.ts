/**
 * The staff, stored as one document, so that rules across users (unique addresses, at least one
 * admin) always hold.
 */
import { isDeepStrictEqual } from "node:util";
import type { ActivityEntry, LoggedEntry } from "#domain/staff/activity.ts";
import {
  emailKey,
  publicUser,
  type UserChange,
  type UserInput,
  type UserRecord,
  userRecord,
} from "#domain/staff/user.ts";
import { demoIsOn } from "#server/env/env.ts";
import { AppError, wrongField } from "#server/http/errors.ts";
import { createdBefore, newId } from "#server/http/ids.ts";
import { logAccess } from "#server/http/log.ts";
import { noteAll } from "#server/records/activity-log.ts";
import { documentStore } from "#server/store/document.ts";
import { say } from "#site/i18n/sentence.ts";
import { hashPassword, isPassword, refuseCommon } from "./passwords.ts";
import { signInSetting } from "./tokens.ts";

export const userDocument = documentStore<UserRecord>(
  "users",
  (stored) => userRecord.parse(stored),
  noteAll,
);

/** A user, and the revision that the author of a change has seen. */
export interface UserTarget {
  id: string;
  revision: string;
}

/** All users of this site; demo accounts only where DEMO is on. */
export async function listUsers(): Promise<UserRecord[]> {
  return existing(await userDocument.list());
}

export async function findUser(id: string): Promise<UserRecord | undefined> {
  return (await listUsers()).find((user) => user._id === id);
}

export async function findUserByEmail(email: string): Promise<UserRecord | undefined> {
  return (await listUsers()).find((user) => emailKey(user.email) === emailKey(email));
}

/** As `findUser`, but throws `not_found`. */
export async function getUser(id: string): Promise<UserRecord> {
  const user = await findUser(id);
  if (!user) throw missing();
  return user;
}

/** A new user, not stored yet. */
export async function newUser(
  { name, email, role, password }: UserInput,
  now: number,
  demo = false,
): Promise<UserRecord> {
  const at = new Date(now).toISOString();
  const record = {
    _id: newId(now),
    name,
    email,
    role,
    demo,
    createdAt: at,
    updatedAt: at,
    passwordHash: await hashPassword(password),
  };
  return userRecord.parse(record);
}

/**
 * Stores a new user. `createdWith` names the creation: a repeat within the hour, after a lost
 * answer, changes the user stored the first time. Throws `conflict` when that user has another
 * address, `invalid` when another user has the address or the password is one of the most common,
 * and on a repeat everything that `changeUser` throws.
 */
export async function createUser(
  input: UserInput,
  by: UserRecord,
  createdWith?: string,
  now = Date.now(),
): Promise<UserRecord> {
  refuseCommon(input.password, "password");
  const user = { ...(await newUser(input, now)), createdWith };
  const stored = await userDocument.change((users) => {
    const known = createdBefore(users, createdWith, now);
    if (known && emailKey(known.email) !== emailKey(user.email))
      throw new AppError("conflict", say("users.createdBefore"));
    if (known) return { items: users, result: known };
    refuseTakenEmail(users, user);
    return { items: [...users, user], result: user, note: noteOf(user, "created", by, now) };
  });
  if (stored._id === user._id) {
    logAccess(`${user._id} made ${user.role} by ${by._id}`);
    return stored;
  }
  const { password, ...rest } = input;
  const change = (await isPassword(password, stored.passwordHash)) ? rest : input;
  return changeUser({ id: stored._id, revision: "1" }, change, by, now);
}

/**
 * Changes the fields in `change`. A new password and disabling end every session of the user.
 * Throws `not_found`, `conflict` when the user has changed since, `invalid` (address, password),
 * `forbidden` (one's own role, the last admin).
 */
export async function changeUser(
  target: UserTarget,
  change: UserChange,
  by: UserRecord,
  now = Date.now(),
): Promise<UserRecord> {
  const { password, ...fields } = change;
  if (password !== undefined && target.id === by._id)
    throw wrongField("password", say("password.own"));
  if (password !== undefined) refuseCommon(password, "password");
  const passwordHash = password === undefined ? {} : { passwordHash: await hashPassword(password) };
  const next = (current: UserRecord) => ({ ...current, ...fields, ...passwordHash }) as UserRecord;
  const isDone = (current: UserRecord) => isDeepStrictEqual(next(current), current);
  return changeTarget(target, by, now, isDone, (current, users) => {
    const changed = next(current);
    if (current._id === by._id && changed.role !== current.role)
      throw new AppError("forbidden", say("staff.ownRole"));
    refuseTakenEmail(users, changed);
    const over =
      changed.passwordHash !== current.passwordHash || (changed.disabled && !current.disabled);
    return {
      ...(over ? withSessionsEnded(changed) : changed),
      updatedAt: new Date(now).toISOString(),
      revision: current.revision + 1,
    };
  });
}

/**
 * Deletes a user for good; the user's work stays. Throws `not_found`, `conflict`, `forbidden` (the
 * last admin).
 */
export async function deleteUser(
  target: UserTarget,
  by: UserRecord,
  now = Date.now(),
): Promise<void> {
  await changeTarget(
    target,
    by,
    now,
    () => false,
    () => undefined,
  );
}

/** Invalidates all issued tokens except `kept`. */
export function withSessionsEnded(user: UserRecord, kept = ""): UserRecord {
  return { ...user, sessionVersion: user.sessionVersion + 1, keptToken: kept, signedOut: {} };
}

/**
 * Replaces one user by the result of `work`, or removes the user when the result is `undefined`. At
 * least one admin who can sign in stays.
 */
async function changeTarget<Result extends UserRecord | undefined>(
  { id, revision }: UserTarget,
  by: UserRecord,
  now: number,
  isDone: (current: UserRecord) => boolean,
  work: (current: UserRecord, users: readonly UserRecord[]) => Result,
): Promise<Result> {
  let changes: string[] = [];
  const outcome = await userDocument.change((users) => {
    changes = [];
    const current = existing(users).find((user) => user._id === id);
    if (!current) throw missing();
    if (isDone(current)) return { items: users, result: current as Result };
    if (String(current.revision) !== revision)
      throw new AppError("conflict", say("users.stale"), {
        data: publicUser.parse(current),
      });
    const result = work(current, users);
    const items = users.flatMap((user) => (user._id === id ? (result ?? []) : user));
    if (!existing(items).some(({ role, disabled }) => role === "admin" && !disabled))
      throw new AppError("forbidden", say("users.lastAdmin"));
    changes = accessChanges(current, result);
    const note = noteOf(result ?? current, actionOf(current, result), by, now);
    return { items, result, note: { ...note, ...(result && undoOf(current, result)) } };
  });
  for (const change of changes) logAccess(`${id} ${change} by ${by._id}`);
  return outcome;
}

/** Changes that affect permissions. */
function accessChanges(before: UserRecord, after: UserRecord | undefined): string[] {
  if (!after) return ["deleted"];
  return [
    ...(after.role === before.role ? [] : [`made ${after.role}`]),
    ...(after.disabled === before.disabled ? [] : [after.disabled ? "disabled" : "enabled"]),
    ...(after.passwordHash === before.passwordHash ? [] : ["given another password"]),
  ];
}

/** The activity entry of a change: the author, the change and the user, never a password. */
function noteOf(user: UserRecord, action: UserAction, by: UserRecord, now: number): ActivityEntry {
  const { _id, name, revision } = user;
  return {
    kind: "users",
    action,
    at: new Date(now).toISOString(),
    by: person(by),
    _id,
    title: name,
    revision,
  };
}

type UserAction = ActivityEntry["action"];

/** What a change has changed, and the values before, which are enough to undo it. */
function undoOf(before: UserRecord, after: UserRecord): Pick<LoggedEntry, "fields" | "undo"> {
  const changed = (["name", "role", "disabled"] as const).filter(
    (field) => before[field] !== after[field],
  );
  if (changed.length === 0) return {};
  const person = Object.fromEntries(changed.map((field) => [field, before[field]]));
  return { fields: changed, undo: { person } };
}

function actionOf(before: UserRecord, after: UserRecord | undefined): UserAction {
  if (!after) return "deleted";
  if (after.disabled !== before.disabled) return after.disabled ? "disabled" : "enabled";
  if (after.role !== before.role) return "role-changed";
  if (after.passwordHash !== before.passwordHash) return "password-reset";
  return after.name === before.name ? "changed" : "renamed";
}

function missing(): AppError {
  return new AppError("not_found", say("users.missing"));
}

function existing(users: readonly UserRecord[]): UserRecord[] {
  const demo = signInSetting(demoIsOn);
  return users.filter((user) => demo || !user.demo);
}

function refuseTakenEmail(users: readonly UserRecord[], { _id, email }: UserRecord): void {
  if (users.some((user) => user._id !== _id && emailKey(user.email) === emailKey(email)))
    throw wrongField("email", say("users.emailTaken"));
}

/** The author of a change. */
export interface Author {
  _id: string;
  name: string;
  /** Names the bulk action that the change is a part of. */
  batch?: string | undefined;
}

/** The part of a session's user that each change stores. */
export function person({ _id, name }: Author): Author {
  return { _id, name };
}
