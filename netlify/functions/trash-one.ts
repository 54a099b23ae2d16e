import type { Config } from "@netlify/functions";
import { route } from "#server/http.ts";
import { trashPurge, trashRestore } from "#server/staff-routes.ts";

export default route({ POST: trashRestore, DELETE: trashPurge });

export const config: Config = { path: "/api/trash/:kind/:id" };
