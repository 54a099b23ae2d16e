/** Staff accounts: form input, stored record and public view. */
import { z } from "zod";
import { PASSWORD, TEXT_MAX } from "#domain/limits.ts";
import { email, requiredLine } from "#domain/schema/inputs.ts";
import { problem } from "#domain/schema/problem.ts";
import { lengthOf } from "#domain/text/typed-text.ts";

export const ROLES = ["admin", "manager"] as const;
export type Role = (typeof ROLES)[number];

const role = z.enum(ROLES);

/** Not trimmed: spaces count. A refusal does not reveal the length. */
const password = z
  .string()
  .refine((value) => value !== "", { error: problem("required"), abort: true })
  .refine((value) => value.isWellFormed(), problem("character"))
  .refine((value) => lengthOf(value) <= PASSWORD.max, problem("tooLong", { max: PASSWORD.max }));

/** A new password; the server also refuses the most common ones. */
const newPassword = password.refine(
  (value) => lengthOf(value) >= PASSWORD.min,
  problem("tooShort", { min: PASSWORD.min }),
);

/** Body of `POST /api/auth/login`. */
export const loginInput = z.object({ email, password });

/** Body of `POST /api/auth/password`: one's own password. */
export const passwordInput = z.object({ oldPassword: password, newPassword });

/** Body of `POST /api/users`. */
export const userInput = z.object({
  name: requiredLine(TEXT_MAX.name),
  email,
  role,
  password: newPassword,
});

/** Body of `PUT /api/users/:id`: changes the fields sent, keeps the others. */
export const userChange = userInput.extend({ disabled: z.boolean() }).partial();

export type LoginInput = z.output<typeof loginInput>;
export type PasswordInput = z.output<typeof passwordInput>;
export type UserInput = z.output<typeof userInput>;
export type UserChange = z.output<typeof userChange>;

/**
 * A scrypt hash with all parameters to check a password against; `salt` and `hash` in base64url.
 */
const passwordHash = z.object({
  N: z.number(),
  r: z.number(),
  p: z.number(),
  salt: z.string(),
  hash: z.string(),
});

export type PasswordHash = z.output<typeof passwordHash>;

/** A stored user. Later fields have defaults, so that older records still parse. */
export const userRecord = z.object({
  _id: z.string(),
  name: z.string(),
  email: z.string(),
  role: z.enum(ROLES),
  disabled: z.boolean().default(false),
  /** Exists only where DEMO is on. */
  demo: z.boolean().default(false),
  /** ISO 8601, UTC. */
  createdAt: z.string(),
  updatedAt: z.string().default(""),
  /** Number of the user's current version for staff; also the ETag. */
  revision: z.number().default(1),
  /** Name of the creating request, so that a repeat finds the user. */
  createdWith: z.string().optional(),
  passwordHash,
  /** Tokens carry the version of their issue; a higher one invalidates them all. */
  sessionVersion: z.number().default(1),
  /**
   * Id of the token that survives the last version bump: the session that changed the password.
   */
  keptToken: z.string().default(""),
  /** Ids of signed-out tokens, with their expiry in milliseconds. */
  signedOut: z.record(z.string(), z.number()).default({}),
});

export type UserRecord = z.output<typeof userRecord>;

/** The public view of a user: no hash, no sessions. */
export const publicUser = userRecord.pick({
  _id: true,
  name: true,
  email: true,
  role: true,
  disabled: true,
  createdAt: true,
  updatedAt: true,
  revision: true,
});

export type PublicUser = z.output<typeof publicUser>;

/**
 * The same key for every spelling of one account's address: ignores capitals and Unicode
 * composition.
 */
export function emailKey(address: string): string {
  return address.normalize("NFC").toLowerCase();
}
