import type { Config } from "@netlify/functions";
import { newsletterInput, readerQuery } from "#domain/newsletter.ts";
import { readQuery } from "#server/body.ts";
import { reply, route } from "#server/http.ts";
import { subscribe } from "#server/newsletter.ts";
import { publicPost } from "#server/public-post.ts";
import { listReaders } from "#server/readers.ts";
import { signedIn } from "#server/session.ts";

export default route({
  async GET(request) {
    await signedIn(request, "newsletter");
    const readers = await listReaders(readQuery(request, readerQuery));
    return reply({ data: readers, total: readers.length });
  },
  POST: publicPost({
    kind: "newsletter",
    schema: newsletterInput,
    take: subscribe,
    thanks: ["newsletter"],
  }),
});

export const config: Config = { path: "/api/newsletter", rateLimit: { windowLimit: 120, windowSize: 60, aggregateBy: ["ip", "domain"] } };
