/** A store with one admin in it, new for each test of a file. */
import { beforeEach, vi } from "vitest";
import type { UserRecord } from "#domain/staff/user.ts";
import { addAccount } from "#tests/support/people/accounts.ts";
import { bearer, SECRET, tokenOf } from "#tests/support/people/signed-in.ts";
import { startStore, type TestStore } from "./store.ts";

export interface House {
  store: TestStore;
  chief: UserRecord;
  /** The header of the chief's requests. */
  admin: { authorization: string };
}

/** To be called once, outside of tests; what it gives is filled before each of them. */
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
