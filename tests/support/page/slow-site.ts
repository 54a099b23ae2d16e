/** The site as a slow line delivers it: its pages come in small pieces. */
import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as wait } from "node:timers/promises";

/** Bytes of a piece, and milliseconds between two. */
const PIECE = 2_000;
const PAUSE = 40;

/** Passes requests on to `site`; resolves to its own address and its end. */
export async function slowSite(site = ""): Promise<{ url: string; stop: () => void }> {
  const server = createServer((request, response) => {
    void (async () => {
      const answer = await fetch(new URL(request.url ?? "/", site));
      const type = answer.headers.get("content-type") ?? "";
      const body = Buffer.from(await answer.arrayBuffer());
      response.writeHead(answer.status, { "content-type": type });
      if (!type.includes("html")) return response.end(body);
      for (let at = 0; at < body.length; at += PIECE) {
        response.write(body.subarray(at, at + PIECE));
        await wait(PAUSE);
      }
      return response.end();
    })().catch(() => response.destroy());
  });
  await once(server.listen(0, "localhost"), "listening");
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
