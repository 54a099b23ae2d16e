import type { Config } from "@netlify/functions";
import { reply, route } from "#server/http.ts";
import { forgetReader } from "#server/readers.ts";
import { signedIn } from "#server/session.ts";
import { told } from "#server/staff-language.ts";

export default route({
  async DELETE(request, { params }) {
    await signedIn(request, "newsletter");
    await forgetReader(params?.["id"] ?? "");
    return reply({ message: told(request, "Address deleted.") });
  },
});

export const config: Config = { path: "/api/newsletter/:id", excludedPath: ["/api/newsletter/export"] };
