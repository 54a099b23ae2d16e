import type { Config } from "@netlify/functions";
import { readerQuery } from "#domain/newsletter.ts";
import { readQuery } from "#server/body.ts";
import { route } from "#server/http.ts";
import { exportReaders } from "#server/readers.ts";
import { signedIn } from "#server/session.ts";

export default route({
  async GET(request) {
    await signedIn(request, "newsletter");
    return exportReaders(readQuery(request, readerQuery));
  },
});

export const config: Config = { path: "/api/newsletter/export" };
