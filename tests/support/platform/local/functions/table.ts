/** Its config allows only one method; others do not match it. */
import type { Config } from "@netlify/functions";

export default () =>
  new Response("table", {
    headers: [
      ["set-cookie", "a=1"],
      ["set-cookie", "b=2"],
    ],
  });

export const config: Config = { path: "/api/table", method: "GET" };
