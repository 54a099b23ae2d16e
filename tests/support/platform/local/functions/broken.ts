/** Fails in every way that functions can. */
import type { Config, Context } from "@netlify/functions";

export default (request: Request, context: Context) => {
  const how = new URL(request.url).searchParams.get("how");
  if (how === "nothing") return undefined;
  if (how === "text") return "text" as unknown as Response;
  if (how === "later") {
    context.waitUntil(Promise.reject(new Error("secret detail, later")));
    return new Response("fine so far");
  }
  throw new Error("secret detail");
};

export const config: Config = { path: "/api/broken" };
