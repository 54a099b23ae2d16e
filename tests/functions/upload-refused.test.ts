/** Uploads that are refused or broken off: nothing of them is kept. */
import { beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { IMAGE_MAX } from "#domain/limits.ts";
import { multipart, type Part, post, uploadFile } from "#tests/support/api/upload.ts";
import { signInAll, type TokenHeaders } from "#tests/support/people/signed-in.ts";
import { makeJpegOf, makePicture } from "#tests/support/records/pictures.ts";
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

describe("refused, with nothing kept:", () => {
  const image = (bytes: Uint8Array | string, more: Partial<Part> = {}): Part => ({
    name: "a.png",
    type: "image/png",
    bytes,
    ...more,
  });
  const CASES: [
    name: string,
    body: () => BodyInit | null | Promise<BodyInit>,
    status: number,
    type?: string,
  ][] = [
    ["no body", () => null, 400],
    ["an empty body", () => "", 400],
    ["a body that is no multipart", () => "hello", 400],
    ["no part at all", () => multipart(), 400],
    [
      "another boundary",
      () => multipart(image(picture)),
      400,
      "multipart/form-data; boundary=other",
    ],
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
    [
      "an SVG as PNG",
      () =>
        multipart(image("<svg xmlns='http://www.w3.org/2000/svg'><script>alert(1)</script></svg>")),
      400,
    ],
    [
      "HTML as JPG",
      () =>
        multipart(image("<html><script>alert(1)</script>", { name: "a.jpg", type: "image/jpeg" })),
      400,
    ],
    ["a picture cut off", () => multipart(image(picture.subarray(0, picture.byteLength / 2))), 400],
    [
      "a byte over 4 MB",
      async () => multipart(image(await makeJpegOf(IMAGE_MAX.sentBytes + 1))),
      413,
    ],
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
    expect(
      (await uploadFile(picture, { ...token, origin: "https://elsewhere.example" })).status,
    ).toBe(403);
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
      expect((await slow).body).toMatchObject({
        code: "invalid",
        message: "The body took too long to arrive.",
      });
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
