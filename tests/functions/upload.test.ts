/** Pictures: what is taken, what is refused, what is kept and how it is served. */
import { beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { IMAGE_MAX } from "#domain/limits.ts";
import type { PictureKind } from "#domain/picture-types.ts";
import { hashOf, makeJpegOf, makePicture } from "#tests/support/records/pictures.ts";
import { signInAll, type TokenHeaders } from "#tests/support/people/signed-in.ts";
import { startStore, type TestStore } from "#tests/support/store/store.ts";
import { addressOf, multipart, post, uploadFile, view, type Part } from "#tests/support/api/upload.ts";

let store: TestStore;
let token: TokenHeaders;
let picture: Buffer;

beforeAll(async () => {
  picture = await makePicture("png");
});
beforeEach(async () => {
  store = await startStore();
  token = (await signInAll(store)).manager;
  return () => store.close();
});

const kept = async () => [await store.keys("pictures"), await store.keys("picture-notes")];

describe("a picture", () => {
  const KINDS: [kind: PictureKind, type: string][] = [
    ["png", "image/png"],
    ["jpg", "image/jpeg"],
    ["gif", "image/gif"],
    ["webp", "image/webp"],
  ];
  test.each(KINDS)("of kind %s has an address by its content, and comes back as %s", async (kind, type) => {
    const bytes = await makePicture(kind);
    const answer = await uploadFile(bytes, token);
    expect([answer.status, answer.body]).toEqual([200, { success: true, data: { url: `/media/${hashOf(bytes)}.${kind}` } }]);
    const served = await view(addressOf(answer));
    expect([served.status, served.headers.get("content-type")]).toEqual([200, type]);
    expect(served.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
    expect(served.headers.get("x-content-type-options")).toBe("nosniff");
    expect(served.headers.get("content-security-policy")).toBe("default-src 'none'; sandbox");
    expect(hashOf(await served.bytes())).toBe(hashOf(bytes));
  });

  test.each([1_024, 200 * 1_024, IMAGE_MAX.sentBytes])("B13: of %i bytes is served byte for byte", async (size) => {
    const bytes = await makeJpegOf(size);
    expect(bytes.byteLength).toBe(size);
    const answer = await uploadFile(bytes, token);
    expect(hashOf(await (await view(addressOf(answer))).bytes())).toBe(hashOf(bytes));
  });

  const NAMES: [row: string, name: string, type: string][] = [
    ["B14", "A.PNG", "image/png"],
    ["B14", "c.Gif", "image/gif"],
    ["B15", "x.heif", "image/*"],
    ["B15", "<img src=x onerror=1>.png", ""],
    ["F18", "../../users/all", "application/json"],
    ["F18", "a%00b\\..\\", "text/html"],
    ["F18", "", "application/octet-stream"],
    ["F18", "ছবি\0.png", "image/svg+xml"],
  ];
  test.each(NAMES)("%s: named %j and said to be %j is known by its content alone", async (_row, name, type) => {
    expect(addressOf(await uploadFile(picture, token, name, type))).toBe(`/media/${hashOf(picture)}.png`);
    expect(await kept()).toEqual([[`png/${hashOf(picture)}`], [`png/${hashOf(picture)}`]]);
  });

  test("B18: eight different ones at the same instant have eight addresses; the same one has the same", async () => {
    vi.useFakeTimers({ toFake: ["Date"] });
    const pictures = await Promise.all(Array.from({ length: 8 }, () => makePicture("webp")));
    const answers = await Promise.all([...pictures, ...pictures].map((bytes) => uploadFile(bytes, token)));
    vi.useRealTimers();
    const addresses = answers.map(addressOf);
    expect(addresses.slice(0, 8)).toEqual(pictures.map((bytes) => `/media/${hashOf(bytes)}.webp`));
    expect(addresses.slice(8)).toEqual(addresses.slice(0, 8));
    expect(await store.keys("pictures")).toHaveLength(8);
  });
});

describe("refused, with nothing kept:", () => {
  const image = (bytes: Uint8Array | string, more: Partial<Part> = {}): Part => ({ name: "a.png", type: "image/png", bytes, ...more });
  const CASES: [name: string, body: () => BodyInit | null | Promise<BodyInit>, status: number, type?: string][] = [
    ["no body", () => null, 400],
    ["an empty body", () => "", 400],
    ["a body that is no multipart", () => "hello", 400],
    ["no part at all", () => multipart(), 400],
    ["another boundary", () => multipart(image(picture)), 400, "multipart/form-data; boundary=other"],
    ["no boundary", () => multipart(image(picture)), 400, "multipart/form-data"],
    ["JSON", () => JSON.stringify({ image: "x" }), 415, "application/json"],
    ["the bare picture", () => Buffer.from(picture), 415, "image/png"],
    ["a form without files", () => "image=x", 415, "application/x-www-form-urlencoded"],
    ["another field", () => multipart(image(picture, { field: "images" })), 400],
    ["a prototype for a field", () => multipart(image(picture, { field: "__proto__" })), 400],
    ["text instead of a file", () => multipart({ bytes: "just text" }), 400],
    ["a picture as text", () => multipart({ bytes: picture }), 400],
    ["two files", () => multipart(image(picture), image(picture)), 400],
    ["a file and a text", () => multipart(image(picture), { field: "title", bytes: "x" }), 400],
    ["a file of no bytes", () => multipart(image("")), 400],
    ["an SVG as PNG", () => multipart(image("<svg xmlns='http://www.w3.org/2000/svg'><script>alert(1)</script></svg>")), 400],
    ["HTML as JPG", () => multipart(image("<html><script>alert(1)</script>", { name: "a.jpg", type: "image/jpeg" })), 400],
    ["a picture cut off", () => multipart(image(picture.subarray(0, picture.byteLength / 2))), 400],
    ["a byte over 4 MB", async () => multipart(image(await makeJpegOf(IMAGE_MAX.sentBytes + 1))), 413],
    ["6 MB", () => multipart(image(Buffer.alloc(6 * 1024 * 1024))), 413],
  ];
  test.each(CASES)("%s", async (_name, body, status, type) => {
    const answer = await post(await body(), token, type);
    expect([answer.status, answer.body.success]).toEqual([status, false]);
    expect(answer.body.message).toMatch(/^[A-Z][^<>]*\.$/);
    expect(await kept()).toEqual([[], []]);
  });

  test("no token, and a false one", async () => {
    expect((await uploadFile(picture, {})).status).toBe(401);
    expect((await uploadFile(picture, { authorization: "Bearer x.y.z" })).status).toBe(401);
    expect(await kept()).toEqual([[], []]);
  });

  test("a page of another site", async () => {
    expect((await uploadFile(picture, { ...token, origin: "https://elsewhere.example" })).status).toBe(403);
    expect(await kept()).toEqual([[], []]);
  });

  test.each([10, 50, 99])("F12: an upload cut at %i %", async (percent) => {
    const body = multipart(image(picture));
    const part = body.subarray(0, Math.floor((body.byteLength * percent) / 100));
    expect((await post(part, token)).status).toBe(400);
    const broken = new ReadableStream({
      pull(controller) {
        controller.enqueue(part);
        controller.error(new Error("reset"));
      },
    });
    expect((await post(broken, token)).status).toBe(400);
    expect(await kept()).toEqual([[], []]);
  });

  test("F13: one byte a second is ended by the deadline, and another upload is not held up", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    try {
      const start = Promise.withResolvers<undefined>();
      let ended = false;
      const drip = new ReadableStream(
        {
          async pull(controller) {
            start.resolve(undefined);
            await new Promise((resolve) => setTimeout(resolve, 1_000));
            if (!ended) controller.enqueue(Buffer.from("-"));
          },
          cancel: () => void (ended = true),
        },
        { highWaterMark: 0 },
      );
      const slow = post(drip, token);
      await start.promise;
      await vi.advanceTimersByTimeAsync(5_000);
      expect((await uploadFile(picture, token)).status).toBe(200);
      await vi.advanceTimersByTimeAsync(6_000);
      expect((await slow).body).toMatchObject({ code: "invalid", message: "The body took too long to arrive." });
      expect(ended).toBe(true);
    } finally {
      vi.useRealTimers();
    }
  });

  test("an endless body is counted while it arrives", async () => {
    let sent = 0;
    const endless = new ReadableStream({
      pull(controller) {
        sent += 65_536;
        controller.enqueue(new Uint8Array(65_536));
      },
    });
    const { status, body } = await post(endless, token);
    expect([status, body.message]).toEqual([413, "The picture is larger than 4 MB."]);
    expect(sent).toBeLessThan(5 * 1024 * 1024);
  });
});

describe("a stored picture", () => {
  let url: string;
  beforeEach(async () => {
    url = addressOf(await uploadFile(picture, token));
  });

  test("is not sent again to a browser that has it, and HEAD describes it without its bytes", async () => {
    const etag = (await view(url)).headers.get("etag") ?? "";
    expect(etag).toBe(`"${hashOf(picture)}-clean"`);
    for (const tag of [etag, `W/${etag}`, `"x", ${etag}`]) {
      const answer = await view(url, { headers: { "if-none-match": tag } });
      expect([answer.status, answer.headers.get("etag"), await answer.text()]).toEqual([304, etag, ""]);
    }
    expect((await view(url, { headers: { "if-none-match": '"x"' } })).status).toBe(200);
    const head = await view(url, { method: "HEAD" });
    expect([head.status, head.headers.get("content-type"), await head.text()]).toEqual([200, "image/png", ""]);
  });

  test.each(["POST", "PUT", "PATCH", "DELETE"])("answers %s with 405", async (method) => {
    const answer = await view(url, { method });
    expect([answer.status, answer.headers.get("allow")]).toEqual([405, "GET, HEAD, OPTIONS"]);
    expect((await view(url)).status).toBe(200);
  });

  test("F18: no other name leads to it, or to anything else", async () => {
    const name = url.slice("/media/".length);
    const hash = name.slice(0, 64);
    const odd = [
      "",
      ".",
      "..",
      "%2e",
      "%252e%252e%252f",
      "%00",
      `${name}%00`,
      `${name}/`,
      `${name}.png`,
      `.${name}`,
      ` ${name}`,
      `${name}\n`,
    ];
    const other = [name.toUpperCase(), hash, `${hash}.jpg`, `${hash}.svg`, `${hash}.PNG`, `${hash.slice(1)}.png`, `png/${hash}`];
    const elsewhere = [
      `../users/all`,
      "users/all",
      "site:users/all",
      `${"0".repeat(64)}.png`,
      "constructor",
      "__proto__",
      "a".repeat(5_000),
    ];
    for (const asked of [...odd, ...other, ...elsewhere])
      for (const init of [{}, { method: "HEAD" }, { headers: { "if-none-match": `"${hash}", "${"0".repeat(64)}"` } }]) {
        const answer = await view(asked, init);
        expect([answer.status, answer.headers.get("cache-control")], asked).toEqual([404, "no-store"]);
      }
    expect(await kept()).toEqual([[`png/${hash}`], [`png/${hash}`]]);
  });
});
