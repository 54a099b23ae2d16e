/**
 * Netlify's Image CDN on this machine, as far as the site uses it: resized pictures of the site.
 */
import type { IncomingMessage, ServerResponse } from "node:http";
import { sendText } from "./http.ts";

const PATH = "/.netlify/images";
/** Pixels. */
const EDGE_MAX = 4_000;

/** A request: the path of a picture, and its target size. */
interface Wanted {
  source: string;
  width: number;
  height: number;
}

/**
 * Answers a request for a resized picture; returns `false` for any other request. Anything that is
 * not a picture, and unknown parameters, get a 404, as on Netlify.
 */
export async function serveImage(
  request: IncomingMessage,
  response: ServerResponse,
  { pathname, search }: { pathname: string; search: string },
): Promise<boolean> {
  if (pathname !== PATH) return false;
  const wanted = wantedBy(new URLSearchParams(search));
  const picture =
    wanted && (await pictureOf(wanted, `http://localhost:${request.socket.localPort}`));
  if (!picture) {
    sendText(response, 404, "Not Found");
    return true;
  }
  const headers = {
    "content-type": "image/webp",
    "content-length": picture.bytes.byteLength,
    "cache-control": picture.caching,
  };
  response.writeHead(200, headers).end(request.method === "HEAD" ? undefined : picture.bytes);
  return true;
}

function wantedBy(params: URLSearchParams): Wanted | undefined {
  const source = params.get("url") ?? "";
  const [width, height] = [Number(params.get("w")), Number(params.get("h"))];
  const fits = [width, height].every(
    (edge) => Number.isInteger(edge) && edge > 0 && edge <= EDGE_MAX,
  );
  const isHere = /^\/(?![/\\])/.test(source) && !source.startsWith(PATH);
  return fits && isHere && params.get("fit") === "cover" ? { source, width, height } : undefined;
}

/**
 * Requests the picture as a browser would: a function may serve it, or the site's folder. A
 * stopping platform no longer answers.
 */
async function pictureOf({ source, width, height }: Wanted, site: string) {
  const answer = await fetch(site + source).catch(() => undefined);
  if (!answer?.ok || !answer.headers.get("content-type")?.startsWith("image/")) return undefined;
  // Loaded with the first picture: no other code here needs it.
  const { default: sharp } = await import("sharp");
  const drawn = sharp(await answer.arrayBuffer(), { failOn: "none" })
    .rotate()
    .resize({ width, height, fit: "cover" })
    .webp();
  const bytes = await drawn.toBuffer().catch(() => undefined);
  return (
    bytes && {
      bytes,
      caching: answer.headers.get("cache-control") ?? "public, max-age=0, must-revalidate",
    }
  );
}
