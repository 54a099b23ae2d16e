/**
 * Password hashes: scrypt, with the cost stored beside each hash, so that a higher cost later keeps
 * old hashes readable.
 */
import { randomBytes, scrypt, timingSafeEqual } from "node:crypto";
import { SCRYPT } from "#domain/limits.ts";
import type { PasswordHash } from "#domain/staff/user.ts";
import { wrongField } from "#server/http/errors.ts";
import { say } from "#site/i18n/sentence.ts";
import { isCommonPassword } from "./common-passwords.ts";

type Cost = Pick<PasswordHash, "N" | "r" | "p">;

/** Hash for unknown accounts: costs the same work and never matches. */
const NOBODY: PasswordHash = {
  N: SCRYPT.N,
  r: SCRYPT.r,
  p: SCRYPT.p,
  salt: randomBytes(SCRYPT.salt).toString("base64url"),
  hash: randomBytes(SCRYPT.hash).toString("base64url"),
};

/** Throws `invalid` for `field` when the password is one of the most common. */
export function refuseCommon(password: string, field: string): void {
  if (isCommonPassword(password)) throw wrongField(field, say("password.common"));
}

export async function hashPassword(password: string): Promise<PasswordHash> {
  const salt = randomBytes(SCRYPT.salt);
  const { N, r, p } = SCRYPT;
  const hash = await derive(password, salt, { N, r, p }, SCRYPT.hash);
  return { N, r, p, salt: salt.toString("base64url"), hash: hash.toString("base64url") };
}

/** Whether `password` matches `stored`. Without `stored`, takes as long and returns `false`. */
export async function isPassword(
  password: string,
  stored: PasswordHash | undefined,
): Promise<boolean> {
  const { salt, hash, ...cost } = stored ?? NOBODY;
  const expected = Buffer.from(hash, "base64url");
  const found = await derive(password, Buffer.from(salt, "base64url"), cost, expected.length);
  return timingSafeEqual(found, expected) && stored !== undefined;
}

/** Keyboards may encode the same text as different code points, so the text is normalized first. */
function derive(
  password: string,
  salt: Buffer,
  { N, r, p }: Cost,
  length: number,
): Promise<Buffer> {
  // Node's default limit is just below what this cost needs.
  const options = { N, r, p, maxmem: 2 * 128 * N * r };
  return new Promise((resolve, reject) => {
    scrypt(password.normalize("NFC"), salt, length, options, (error, key) =>
      error ? reject(error) : resolve(key),
    );
  });
}
