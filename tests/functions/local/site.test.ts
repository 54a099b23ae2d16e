/**
 * The site as Netlify would serve it: pretty URLs, redirects, headers, caching, compression,
 * refusals.
 */
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { ask, type Fixture, SITE, startFixture } from "#tests/support/platform/local/fixture.ts";

let platform: Fixture;
beforeAll(async () => {
  platform = await startFixture();
});
afterAll(() => platform.close());

const get = (path: string, headers: Record<string, string> = {}) =>
  ask(platform.url, path, { headers });

describe("pretty URLs", () => {
  test.each([
    ["/", "index.html"],
    ["/index.html", "index.html"],
    ["/about", "about.html"],
    ["/about.html", "about.html"],
    ["/about?utm=1", "about.html"],
    ["/folder/", "folder/index.html"],
    ["/folder/index.html", "folder/index.html"],
    ["/both", "both.html"],
    ["/both/index.html", "both/index.html"],
    ["/%E0%A6%AC%E0%A6%BE%E0%A6%82%E0%A6%B2%E0%A6%BE", "বাংলা.html"],
    ["/_ASTRO/main.dxyz.CSS", "_astro/Main.DxYz.css"],
    ["/.well-known/security.txt", ".well-known/security.txt"],
  ])("%s is %s", async (path, file) => {
    const { status, body } = await get(path);
    expect([status, body.toString()]).toEqual([200, String(SITE[file])]);
  });

  test.each([
    ["/about/", "/about"],
    ["/about/?a=1", "/about?a=1"],
    ["/folder", "/folder/"],
    ["/both/", "/both"],
    ["/About", "/about"],
    ["/FOLDER/", "/folder/"],
    ["/Folder", "/folder/"],
  ])("%s moves to %s", async (path, location) => {
    const answer = await get(path);
    expect([answer.status, answer.headers["location"]]).toEqual([301, location]);
  });
});

describe("redirects", () => {
  test.each([
    ["/old", 301, "/about"],
    ["/old/", 301, "/about"],
    ["/old?a=1", 301, "/about?a=1"],
    ["/moved/2024/a/b", 302, "/news/2024/a/b"],
    ["/moved/2024", 302, "/news/2024/"],
    ["/closed", 302, "/about"],
    ["/find?id=a%26b", 301, "/item/a%26b"],
    ["/loop/a/b", 301, "/loop/end"],
    ["/open//evil.example", 302, "/evil.example"],
  ])("%s is %i to %s", async (path, status, location) => {
    const answer = await get(path);
    expect([answer.status, answer.headers["location"]]).toEqual([status, location]);
  });

  test("200 shows the target under the address that was asked for", async () => {
    const answer = await get("/shown/about");
    expect([answer.status, answer.body.toString()]).toEqual([200, SITE["about.html"]]);
  });

  test("404 shows the target with that status", async () => {
    const answer = await get("/gone");
    expect([answer.status, answer.body.toString()]).toEqual([404, SITE["gone-page.html"]]);
  });

  test("a rule without force gives way to a file, and a rule never leads to itself", async () => {
    expect((await get("/about")).status).toBe(200);
    expect((await get("/loop/end")).status).toBe(404);
    expect((await get("/find?other=1")).status).toBe(404);
  });
});

describe("the 404 page", () => {
  test.each(["/nothing", "/nothing/", "/about/deeper", "//about", "/.fingerprint", "/404/"])(
    "for %s, or the page's own address",
    async (path) => {
      const answer = await get(path);
      if (path === "/404/") return expect(answer.headers["location"]).toBe("/404");
      expect([answer.status, answer.body.toString()]).toEqual([404, SITE["404.html"]]);
      expect(answer.headers).toMatchObject({
        "content-type": "text/html; charset=UTF-8",
        "x-room": "all",
      });
    },
  );
});

describe("headers", () => {
  test.each([
    ["/", "text/html; charset=UTF-8"],
    ["/_astro/app.js", "application/javascript; charset=UTF-8"],
    ["/_astro/Main.DxYz.css", "text/css; charset=UTF-8"],
    ["/picture.png", "image/png"],
    ["/icon.svg", "image/svg+xml; charset=UTF-8"],
    ["/font.woff2", "font/woff2"],
    ["/feed.xml", "application/xml; charset=UTF-8"],
    ["/site.webmanifest", "application/manifest+json; charset=UTF-8"],
  ])("%s is %s", async (path, type) => {
    expect((await get(path)).headers["content-type"]).toBe(type);
  });

  test("netlify.toml's headers come with files, the later rule wins, and caching is Netlify's unless told otherwise", async () => {
    expect((await get("/about")).headers).toMatchObject({
      "x-room": "all",
      "cache-control": "public, max-age=0, must-revalidate",
    });
    const asset = await get("/_astro/app.js");
    expect(asset.headers).toMatchObject({
      "x-room": "assets",
      "x-content-type-options": "nosniff",
    });
    expect(asset.headers["cache-control"]).toBe("public, max-age=31536000, immutable");
  });

  test("HEAD says what GET would", async () => {
    const [got, head] = [
      await get("/about"),
      await ask(platform.url, "/about", { method: "HEAD" }),
    ];
    expect(head.body.byteLength).toBe(0);
    for (const name of ["content-type", "content-length", "etag", "cache-control"])
      expect(head.headers[name]).toBe(got.headers[name]);
  });

  test("a known ETag is 304 without a body, in any encoding; an unknown one is not", async () => {
    const { headers } = await get("/", { "accept-encoding": "br" });
    const etag = String(headers["etag"]);
    for (const known of [etag, `W/${etag}`, `"x", ${etag}`]) {
      const again = await get("/", { "if-none-match": known });
      expect([again.status, again.body.byteLength]).toEqual([304, 0]);
      expect(again.headers).toMatchObject({
        "cache-control": "public, max-age=0, must-revalidate",
        vary: "Accept-Encoding",
      });
    }
    expect((await get("/", { "if-none-match": '"other"' })).status).toBe(200);
    expect((await get("/nothing", { "if-none-match": "*" })).status).toBe(404);
  });

  test("a range is answered with the whole", async () => {
    const answer = await get("/picture.png", { range: "bytes=0-1" });
    expect([answer.status, answer.body]).toEqual([200, SITE["picture.png"]]);
  });
});

describe("compression", () => {
  const page = String(SITE["index.html"]);

  test.each([
    ["br, gzip", "br", brotliDecompressSync],
    ["gzip, deflate", "gzip", gunzipSync],
    ["br;q=0, gzip;q=0.5", "gzip", gunzipSync],
  ])("'%s' is %s", async (accepted, encoding, undo) => {
    const answer = await get("/", { "accept-encoding": accepted });
    expect(answer.headers).toMatchObject({
      "content-encoding": encoding,
      vary: "Accept-Encoding",
      "content-length": String(answer.body.byteLength),
    });
    expect(answer.body.byteLength).toBeLessThan(page.length / 5);
    expect(undo(answer.body).toString()).toBe(page);
  });

  test.each([
    ["/", ""],
    ["/", "identity"],
    ["/about", "br"],
    ["/picture.png", "br"],
  ])("%s with '%s' stays as it is", async (path, accepted) => {
    expect(
      (await get(path, { "accept-encoding": accepted })).headers["content-encoding"],
    ).toBeUndefined();
  });
});

describe("refusals", () => {
  test.each([
    "/../secret.txt",
    "/..%2fsecret.txt",
    "/%2e%2e/secret.txt",
    "/folder/../../secret.txt",
    "/folder/%2e%2e%2f%2e%2e%2fsecret.txt",
    "/..\\secret.txt",
    "/..%5csecret.txt",
    "/about%00.html",
    "/%E0%A4%A",
    "/%",
    "/./about",
  ])("%s is a bad request", async (path) => {
    const { status, body } = await get(path);
    expect([status, body.toString()]).toEqual([400, "Bad Request"]);
  });

  test("an escape of an escape is just an unknown name", async () => {
    expect((await get("/%252e%252e%252fsecret.txt")).status).toBe(404);
  });

  test("an impossible host is a bad request", async () => {
    expect((await get("/", { host: "evil.example/path?" })).status).toBe(400);
  });

  test("a file cannot be written to", async () => {
    for (const method of ["POST", "PUT", "DELETE", "PATCH"]) {
      const answer = await ask(platform.url, "/about", { method });
      expect([answer.status, answer.headers["allow"]]).toEqual([405, "GET, HEAD"]);
    }
    expect((await ask(platform.url, "/nothing", { method: "POST" })).status).toBe(404);
  });
});
