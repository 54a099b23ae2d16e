/**
 * The accounts of a demo, which everyone may know: they exist only where DEMO is on. Without zod,
 * so that a page can show them.
 */
import DEMO from "#content/demo/staff.json" with { type: "json" };
import type { Role } from "./user.ts";

type DemoPerson = Record<"name" | "email", string> & { role: Role };

/** An admin, and others. */
export const DEMO_STAFF = DEMO.people as [DemoPerson, ...DemoPerson[]];

export const DEMO_PASSWORD = DEMO.password;
