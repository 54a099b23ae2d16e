import { z } from "zod";
import { presence as presenceAnswer, PRESENCE_KINDS, presenceId } from "#domain/staff/presence.ts";
import type { Contract } from "./contract.ts";

const params = z.object({ kind: z.enum(PRESENCE_KINDS), id: presenceId });
/** Names one of the person's tabs, each of which has a form of its own. */
const query = z.object({
  tab: z
    .string()
    .regex(/^[0-9a-f]{1,32}$/)
    .optional(),
});
const data = { Presence: presenceAnswer };

export const presence = {
  look: {
    route: "GET /api/presence/:kind/:id",
    params,
    id: "getPresence",
    summary: "Who else is editing this, and which revision is stored.",
    who: "dashboard",
    data,
  },
  renew: {
    route: "PUT /api/presence/:kind/:id",
    params,
    query,
    id: "renewPresence",
    summary:
      "Tells others that you are editing this, for two and a half minutes. A notice, never a lock.",
    who: "dashboard",
    data,
  },
  end: {
    route: "DELETE /api/presence/:kind/:id",
    params,
    query,
    id: "endPresence",
    summary: "You are no longer editing this.",
    who: "dashboard",
  },
} as const satisfies Contract;
