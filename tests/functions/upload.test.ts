/** Pictures: what is taken, what is refused, what is kept and how it is served. */
import { beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { IMAGE_MAX } from "#domain/limits.ts";
import type { PictureKind } from "#domain/schema/picture-types.ts";
import { addressOf, uploadFile, view } from "#tests/support/api/upload.ts";
import { signInAll, type TokenHeaders } from "#tests/support/people/signed-in.ts";
import { hashOf, makeJpegOf, makePicture } from "#tests/support/records/pictures.ts";
import { startStore, type TestStore } from "#tests/support/store/store.ts";

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
  test.each(KINDS)(
    "of kind %s has an address by its content, and comes back as %s",
    async (kind, type) => {
      const bytes = await makePicture(kind);
      const answer = await uploadFile(bytes, token);
      expect([answer.status, answer.body]).toEqual([
        200,
        { success: true, data: { url: `/media/${hashOf(bytes)}.${kind}` } },
      ]);
      const served = await view(addressOf(answer));
      expect([served.status, served.headers.get("content-type")]).toEqual([200, type]);
      expect(served.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
      expect(served.headers.get("x-content-type-options")).toBe("nosniff");
      expect(served.headers.get("content-security-policy")).toBe("default-src 'none'; sandbox");
      expect(hashOf(await served.bytes())).toBe(hashOf(bytes));
    },
  );

  test.each([1_024, 200 * 1_024, IMAGE_MAX.sentBytes])(
    "B13: of %i bytes is served byte for byte",
    async (size) => {
      const bytes = await makeJpegOf(size);
      expect(bytes.byteLength).toBe(size);
      const answer = await uploadFile(bytes, token);
      expect(hashOf(await (await view(addressOf(answer))).bytes())).toBe(hashOf(bytes));
    },
  );

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
  test.each(NAMES)(
    "%s: named %j and said to be %j is known by its content alone",
    async (_row, name, type) => {
      expect(addressOf(await uploadFile(picture, token, name, type))).toBe(
        `/media/${hashOf(picture)}.png`,
      );
      expect(await kept()).toEqual([[`png/${hashOf(picture)}`], [`png/${hashOf(picture)}`]]);
    },
  );

  test("B18: eight different ones at the same instant have eight addresses; the same one has the same", async () => {
    vi.useFakeTimers({ toFake: ["Date"] });
    const pictures = await Promise.all(Array.from({ length: 8 }, () => makePicture("webp")));
    const answers = await Promise.all(
      [...pictures, ...pictures].map((bytes) => uploadFile(bytes, token)),
    );
    vi.useRealTimers();
    const addresses = answers.map(addressOf);
    expect(addresses.slice(0, 8)).toEqual(pictures.map((bytes) => `/media/${hashOf(bytes)}.webp`));
    expect(addresses.slice(8)).toEqual(addresses.slice(0, 8));
    expect(await store.keys("pictures")).toHaveLength(8);
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
      expect([answer.status, answer.headers.get("etag"), await answer.text()]).toEqual([
        304,
        etag,
        "",
      ]);
    }
    expect((await view(url, { headers: { "if-none-match": '"x"' } })).status).toBe(200);
    const head = await view(url, { method: "HEAD" });
    expect([head.status, head.headers.get("content-type"), await head.text()]).toEqual([
      200,
      "image/png",
      "",
    ]);
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
    const other = [
      name.toUpperCase(),
      hash,
      `${hash}.jpg`,
      `${hash}.svg`,
      `${hash}.PNG`,
      `${hash.slice(1)}.png`,
      `png/${hash}`,
    ];
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
      for (const init of [
        {},
        { method: "HEAD" },
        { headers: { "if-none-match": `"${hash}", "${"0".repeat(64)}"` } },
      ]) {
        const answer = await view(asked, init);
        expect([answer.status, answer.headers.get("cache-control")], asked).toEqual([
          404,
          "no-store",
        ]);
      }
    expect(await kept()).toEqual([[`png/${hash}`], [`png/${hash}`]]);
  });
});
