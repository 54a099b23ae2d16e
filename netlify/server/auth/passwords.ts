/**
 * Password hashes: scrypt with its cost stored beside it, so that a later, higher cost leaves the
 * old ones readable.
 */
import { randomBytes, scrypt, timingSafeEqual } from "node:crypto";
import { SCRYPT } from "#domain/limits.ts";
import type { PasswordHash } from "#domain/staff/user.ts";
import { wrongField } from "#server/http/errors.ts";
import { say } from "#site/i18n/sentence.ts";
import { isCommonPassword } from "./common-passwords.ts";

type Cost = Pick<PasswordHash, "N" | "r" | "p">;

/** The hash to check against for an unknown account: the same work, and never a match. */
const NOBODY: PasswordHash = {
  N: SCRYPT.N,
  r: SCRYPT.r,
  p: SCRYPT.p,
  salt: randomBytes(SCRYPT.salt).toString("base64url"),
  hash: randomBytes(SCRYPT.hash).toString("base64url"),
};

/**
 * Throws `invalid`, with a sentence for `field`, for one of the first passwords that attackers try.
 */
export function refuseCommon(password: string, field: string): void {
  if (isCommonPassword(password)) throw wrongField(field, say("password.common"));
}

export async function hashPassword(password: string): Promise<PasswordHash> {
  const salt = randomBytes(SCRYPT.salt);
  const { N, r, p } = SCRYPT;
  const hash = await derive(password, salt, { N, r, p }, SCRYPT.hash);
  return { N, r, p, salt: salt.toString("base64url"), hash: hash.toString("base64url") };
}

/**
 * Whether `password` matches `stored`. Without `stored` it takes as long and is `false`.
 */
export async function isPassword(
  password: string,
  stored: PasswordHash | undefined,
): Promise<boolean> {
  const { salt, hash, ...cost } = stored ?? NOBODY;
  const expected = Buffer.from(hash, "base64url");
  const found = await derive(password, Buffer.from(salt, "base64url"), cost, expected.length);
  return timingSafeEqual(found, expected) && stored !== undefined;
}

/**
 * The same text typed on another keyboard may come in other code points, so all are brought to one
 * form.
 */
function derive(
  password: string,
  salt: Buffer,
  { N, r, p }: Cost,
  length: number,
): Promise<Buffer> {
  // Node's own limit is just below what this cost needs.
  const options = { N, r, p, maxmem: 2 * 128 * N * r };
  return new Promise((resolve, reject) => {
    scrypt(password.normalize("NFC"), salt, length, options, (error, key) =>
      error ? reject(error) : resolve(key),
    );
  });
}
