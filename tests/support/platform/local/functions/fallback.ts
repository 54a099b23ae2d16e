/** Files of the site have priority over it. */
import type { Config } from "@netlify/functions";

export default (request: Request) => new Response(`made: ${new URL(request.url).pathname}`);

export const config: Config = { path: "/made/*", preferStatic: true };
