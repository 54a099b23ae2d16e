/**
 * The demo accounts, which are public: they exist only where DEMO is on. Independent of zod, so
 * that a page can show them.
 */
import DEMO from "#content/demo/staff.json" with { type: "json" };
import type { Role } from "./user.ts";

type DemoPerson = Record<"name" | "email", string> & { role: Role };

/** An admin first, then others. */
export const DEMO_STAFF = DEMO.people as [DemoPerson, ...DemoPerson[]];

export const DEMO_PASSWORD = DEMO.password;
