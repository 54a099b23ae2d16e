/** Pictures over the wire: the platform on this machine with the product's own functions. */
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { getStore } from "@netlify/blobs";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Reply } from "#domain/api/reply.ts";
import { MULTIPART, multipart } from "#tests/support/api/upload.ts";
import { signInAll, type TokenHeaders } from "#tests/support/people/signed-in.ts";
import { ask } from "#tests/support/platform/local/fixture.ts";
import { hashOf, makeJpegOf, makePicture } from "#tests/support/records/pictures.ts";
import { type Platform, startPlatform } from "../../netlify/local/start.ts";

let dir: string;
let platform: Platform;
let token: TokenHeaders;

beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), "upload-"));
  platform = await startPlatform({
    port: 0,
    dataDir: join(dir, "data"),
    siteDir: join(dir, "site"),
  });
  const write = async (name: string, key: string, value: unknown) =>
    void (await getStore(name).setJSON(key, value));
  token = (await signInAll({ write })).manager;
});
afterAll(async () => {
  await platform.close();
  await rm(dir, { recursive: true, force: true });
});

const kept = async () =>
  (await getStore({ name: "pictures", consistency: "strong" }).list()).blobs.map(({ key }) => key);

async function upload(bytes: Uint8Array, name = "IMG_1.JPG"): Promise<string> {
  const body = multipart({ bytes, name, type: "image/jpeg" });
  const answer = await fetch(`${platform.url}/api/upload/single`, {
    method: "POST",
    body,
    headers: { ...token, "content-type": MULTIPART },
  });
  expect(answer.status).toBe(200);
  return ((await answer.json()) as Reply<{ url: string }>).data?.url ?? "";
}

test.each([10, 50, 99])(
  "B12, F12: after an upload that breaks off at %i %% nothing is stored and the next request is served",
  async (percent) => {
    const body = multipart({ bytes: await makeJpegOf(300_000), name: "a.jpg" });
    const before = await kept();
    const socket = connect(platform.port, "127.0.0.1");
    const head = `POST /api/upload/single HTTP/1.1\r\nHost: localhost\r\nAuthorization: ${token.authorization}\r\nContent-Type: ${MULTIPART}\r\n`;
    socket.write(`${head}Content-Length: ${body.byteLength}\r\n\r\n`);
    const written = Promise.withResolvers<unknown>();
    socket.write(body.subarray(0, (body.byteLength * percent) / 100), written.resolve);
    await written.promise;
    socket.destroy();
    await once(socket, "close");
    await upload(await makePicture("png"));
    expect(await kept()).toHaveLength(before.length + 1);
  },
);

test("B12: a multipart body that ends early is answered with 400", async () => {
  const body = multipart({ bytes: await makeJpegOf(10_000), name: "a.jpg" }).subarray(0, 5_000);
  const answer = await fetch(`${platform.url}/api/upload/single`, {
    method: "POST",
    body,
    headers: { ...token, "content-type": MULTIPART },
  });
  expect([answer.status, ((await answer.json()) as Reply).code]).toEqual([400, "invalid"]);
});

test("B13: eight pictures of 4 MB at once come back byte for byte", async () => {
  const pictures = await Promise.all(Array.from({ length: 8 }, () => makeJpegOf(4 * 1024 * 1024)));
  const urls = await Promise.all(pictures.map((bytes) => upload(bytes)));
  expect(new Set(urls).size).toBe(8);
  for (const [index, url] of urls.entries()) {
    const served = await fetch(platform.url + url);
    expect(served.headers.get("content-type")).toBe("image/jpeg");
    expect(hashOf(await served.bytes())).toBe(hashOf(pictures[index] ?? Buffer.of()));
  }
  const url = platform.url + urls[0];
  const etag = (await fetch(url, { method: "HEAD" })).headers.get("etag") ?? "";
  expect((await fetch(url, { headers: { "if-none-match": etag } })).status).toBe(304);
});

test("F18: odd paths lead nowhere, and the store stays as it is", async () => {
  const url = await upload(await makePicture("gif"));
  const name = url.slice("/media/".length);
  const before = await kept();
  const paths = [
    "",
    ".",
    "..",
    "%2e",
    "%2e%2e",
    "%252e%252e%252f",
    "..%2fusers",
    `..%5c${name}`,
    `${name}%00`,
    "%00",
    "%zz",
    `%2f${name}`,
  ];
  for (const path of [...paths, name.toUpperCase(), `/${name}`, `${name}//`, `x/../${name}`])
    for (const method of ["GET", "HEAD", "DELETE", "PUT"]) {
      const { status } = await ask(platform.url, `/media/${path}`, { method });
      expect([400, 404, 405], `${method} /media/${path}: ${status}`).toContain(status);
    }
  expect(await kept()).toEqual(before);
  // Netlify serves an address with a trailing slash as the one without.
  expect((await ask(platform.url, `${url}/`)).status).toBe(200);
});
