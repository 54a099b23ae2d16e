/**
 * The demo accounts, which are public: they exist only where DEMO is on. Independent of zod, so
 * that a page can show them.
 */
import { domain } from "#generated/agency.ts";
import { demo } from "#generated/demo.ts";
import type { Role } from "./user.ts";

type DemoPerson = Record<"name" | "email", string> & { role: Role };

/** An admin first, then others; none without `content/demo`. */
export const DEMO_STAFF = (demo.people as DemoPerson[]).map((person) => ({
  ...person,
  email: person.email.replace("{domain}", domain),
}));

export const DEMO_PASSWORD = demo.password;
