/** A store with one admin, new for each test of a file. */
import { beforeEach, vi } from "vitest";
import type { UserRecord } from "#domain/staff/user.ts";
import { addAccount } from "#tests/support/people/accounts.ts";
import { bearer, SECRET, tokenOf } from "#tests/support/people/signed-in.ts";
import { startStore, type TestStore } from "./store.ts";

export interface House {
  store: TestStore;
  chief: UserRecord;
  /** The authorization header of the admin's requests. */
  admin: { authorization: string };
}

/** Call it once, outside of tests; its result is refilled before each of them. */
export function withHouse(): House {
  const house = {} as House;
  beforeEach(async () => {
    vi.stubEnv("JWT_SECRET", SECRET);
    house.store = await startStore();
    house.chief = await addAccount({ role: "admin", name: "Chief" });
    house.admin = bearer(await tokenOf(house.chief));
    return async () => {
      vi.unstubAllEnvs();
      await house.store.close();
    };
  });
  return house;
}
