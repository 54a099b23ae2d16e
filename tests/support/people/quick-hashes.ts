/**
 * Cheap password hashes, for files that make dozens: at the site's own cost each takes a core for a
 * quarter of a second.
 */
import crypto, { type ScryptOptions } from "node:crypto";
import { syncBuiltinESMExports } from "node:module";
import { afterAll, beforeAll } from "vitest";

const N = 1_024;

/**
 * For all tests of the calling file. Stored hashes still name the site's cost; passwords.test.ts
 * checks that.
 */
export function withQuickHashes(): void {
  const { scrypt } = crypto;
  const replace = (by: object) => {
    Object.assign(crypto, { scrypt: by });
    syncBuiltinESMExports();
  };
  beforeAll(() => {
    replace(
      (
        password: string,
        salt: Buffer,
        length: number,
        options: ScryptOptions,
        done: Parameters<typeof scrypt>[3],
      ) =>
        scrypt(
          password,
          salt,
          length,
          { ...options, N: Math.min(options.N ?? N, N) },
          done as never,
        ),
    );
  });
  afterAll(() => replace(scrypt));
}
