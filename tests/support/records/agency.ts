/** The agency's facts by staff, over a store of their own for each test. */
import { join } from "node:path";
import { afterEach, beforeEach } from "vitest";
import type { AgencyState } from "#domain/api/agency.ts";
import { readPrices } from "#site/agency/prices.ts";
import { readAgency } from "#site/agency/read.ts";
import { type Records, startRecords } from "./records.ts";

export const ROOT = join(import.meta.dirname, "../../..");
export const CONTENT = readAgency(join(ROOT, "content"));
export const PRICES = readPrices(join(ROOT, "content"));

/** To be called once a file, outside of its tests. */
export function withAgency() {
  let house: Records;
  beforeEach(async () => {
    house = await startRecords();
  });
  afterEach(() => house.close());
  return {
    get admin() {
      return house.admin;
    },
    get manager() {
      return house.manager;
    },
    /** Another site, with nothing saved. */
    restart: async () => {
      await house.close();
      house = await startRecords();
    },
    read: async () => (await house.admin.ask<AgencyState>("GET", "/api/agency")).data,
    save: (facts: object, revision: number, who = house.manager) =>
      who.ask<AgencyState>("PUT", "/api/agency", facts, { "if-match": `"${revision}"` }),
    revert: (to: number, revision: number) =>
      house.admin.ask<AgencyState>("POST", `/api/agency/history/${to}`, undefined, {
        "if-match": `"${revision}"`,
      }),
  };
}
