/** How requests reach functions, and what comes back. */
import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { getStore } from "@netlify/blobs";
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { ask, type Fixture, sendRaw, startFixture } from "#tests/support/platform/local/fixture.ts";

let platform: Fixture;
const logged = vi.spyOn(console, "error").mockImplementation(() => {});

beforeAll(async () => {
  platform = await startFixture({ arrivalDeadline: 2_000 });
});
afterAll(() => platform.close());
beforeEach(() => {
  logged.mockClear();
});

const echo = async (path: string, init?: RequestInit) => {
  const response = await fetch(platform.url + path, init);
  return { response, told: (await response.json()) as Record<string, unknown> };
};

test("method, address, query, parameters and cookies reach the function", async () => {
  const { response, told } = await echo("/api/echo/a%20b?x=1&x=2", {
    headers: { cookie: "theme=dark%20one; other=1" },
  });
  expect(told).toMatchObject({
    method: "GET",
    url: `${platform.url}/api/echo/a%20b?x=1&x=2`,
    cookie: "dark one",
  });
  // Netlify does not decode parameters either.
  expect(told["params"]).toEqual({ id: "a%20b" });
  expect(told["ip"]).toMatch(/^(127\.0\.0\.1|::1)$/);
  expect(response.headers.get("x-nf-request-id")).toBe(told["requestId"]);
  expect(response.headers.getSetCookie()).toEqual(["seen=yes; Path=/; HttpOnly"]);
});

test("the client's own words about its address do not count", async () => {
  const { told } = await echo("/api/echo", {
    headers: { "x-forwarded-for": "6.6.6.6", "x-nf-client-connection-ip": "6.6.6.6" },
  });
  expect([told["forwarded"], told["address"]]).toEqual([told["ip"], told["ip"]]);
});

test.each(["/api/echo/", "/api/echo/7/", "/api/files/a/b/c", "/call/7"])(
  "%s reaches the function",
  async (path) => {
    expect((await echo(path)).told["method"]).toBe("GET");
  },
);

test.each([
  "/api/ECHO",
  "/api/echo/1/2",
  "/api/files/private/x",
  "/api",
  "/.netlify/functions/echo",
  "/.netlify/functions/hourly",
  "/.netlify/functions/none",
])("%s reaches none", async (path) => {
  expect((await fetch(platform.url + path)).status).toBe(404);
});

test("a function without a path has its default address", async () => {
  expect(await (await fetch(`${platform.url}/.netlify/functions/plain`)).text()).toBe("plain");
});

test("a method that the config does not name is no function's: 404, as live", async () => {
  expect((await fetch(`${platform.url}/api/table`)).headers.getSetCookie()).toEqual(["a=1", "b=2"]);
  expect((await fetch(`${platform.url}/api/table`, { method: "POST" })).status).toBe(404);
  const head = await fetch(`${platform.url}/api/table`, { method: "HEAD" });
  expect([head.status, await head.text()]).toEqual([200, ""]);
});

test("files go before a function that prefers them", async () => {
  expect(await (await fetch(`${platform.url}/made/of-file.txt`)).text()).toBe("a file");
  expect(await (await fetch(`${platform.url}/made/up`)).text()).toBe("made: /made/up");
});

test("multipart bytes arrive unchanged", async () => {
  const bytes = Buffer.from(Array.from({ length: 300_000 }, (_, index) => (index * 7919) % 256));
  const boundary = "----boundary";
  const head = `--${boundary}\r\nContent-Disposition: form-data; name="image"; filename="../\u00e9.png"\r\nContent-Type: image/png\r\n\r\n`;
  const body = Buffer.concat([Buffer.from(head), bytes, Buffer.from(`\r\n--${boundary}--\r\n`)]);
  const type = `multipart/form-data; boundary=${boundary}`;
  const { told } = await echo("/api/echo", {
    method: "POST",
    body,
    headers: { "content-type": type },
  });
  expect(told).toMatchObject({
    type,
    length: body.byteLength,
    hash: createHash("sha256").update(body).digest("hex"),
  });
});

test("6 MB are taken, one byte more is 413, however it is sent", async () => {
  const limit = 6 * 1024 * 1024;
  expect(
    (await echo("/api/echo", { method: "POST", body: Buffer.alloc(limit) })).told["length"],
  ).toBe(limit);
  expect(
    (await fetch(`${platform.url}/api/echo`, { method: "POST", body: Buffer.alloc(limit + 1) }))
      .status,
  ).toBe(413);
  const stream = new Blob([Buffer.alloc(limit), "x"]).stream();
  expect(
    (
      await fetch(`${platform.url}/api/echo`, {
        method: "POST",
        body: stream,
        duplex: "half",
      } as RequestInit)
    ).status,
  ).toBe(413);
});

test("B12: an upload that ends half-way is a bad request, reaches no function, and the next one is served", async () => {
  const half =
    '--b\r\nContent-Disposition: form-data; name="image"; filename="a.png"\r\nContent-Type: image/png\r\n\r\n' +
    "x".repeat(5_000);
  const head =
    "POST /api/echo HTTP/1.1\r\nHost: localhost\r\nContent-Type: multipart/form-data; boundary=b\r\nContent-Length: 10000\r\n\r\n";
  expect(await sendRaw(platform.url, head + half, { cut: true })).toMatch(/^HTTP\/1\.1 400 /);
  expect((await echo("/api/echo")).response.status).toBe(200);
});

test("a body that comes a byte at a time ends by the deadline; others are served meanwhile", async () => {
  const slow = sendRaw(
    platform.url,
    "POST /api/echo HTTP/1.1\r\nHost: localhost\r\nContent-Length: 1000\r\n\r\nx",
  );
  expect((await echo("/api/echo")).response.status).toBe(200);
  expect(await slow).toMatch(/^HTTP\/1\.1 408 /);
});

test("a function that fails answers neutrally and logs one line", async () => {
  for (const how of ["throw", "text"]) {
    const response = await fetch(`${platform.url}/api/broken?how=${how}`);
    expect(response.status).toBe(500);
    expect(await response.text()).toMatch(/^Something went wrong\. Reference: [\da-f-]{36}$/);
  }
  expect(logged).toHaveBeenCalledTimes(2);
  expect(logged.mock.calls[0]?.[0]).toMatch(
    /^function broken, request [\da-f-]{36}: Error: secret detail/,
  );
  expect(logged.mock.calls[0]?.[0]).not.toContain("\n");
});

test("a function that answers nothing is 204; work that fails after the answer is logged", async () => {
  expect((await fetch(`${platform.url}/api/broken?how=nothing`)).status).toBe(204);
  expect(await (await fetch(`${platform.url}/api/broken?how=later`)).text()).toBe("fine so far");
  await vi.waitFor(
    () =>
      expect(logged).toHaveBeenCalledWith(
        expect.stringContaining("after its answer: Error: secret detail, later"),
      ),
    {
      timeout: 20_000,
    },
  );
});

test("a schedule runs in its minute, and only then, with the next run named", async () => {
  const runs = getStore({ name: "runs", consistency: "strong" });
  await platform.tick(new Date("2030-01-01T10:01:00Z"));
  expect(await runs.get("hourly")).toBeNull();
  await platform.tick(new Date("2030-01-01T10:00:30Z"));
  expect(await runs.get("hourly")).toBe("2030-01-01T11:00:00.000Z");
  await runs.delete("hourly");
  await platform.runSchedule("hourly");
  expect(await runs.get("hourly")).toMatch(/:00:00\.000Z$/);
  await expect(platform.runSchedule("echo")).rejects.toThrow('no scheduled function "echo"');
});

test.each(["TRACE", "PROPFIND"])("%s reaches no function", async (method) => {
  const { status, headers } = await ask(platform.url, "/api/echo", { method });
  expect([status, headers["allow"]]).toEqual([405, "GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS"]);
});

test("a stop finishes requests and the work after them, then nothing listens", async () => {
  const other = await startFixture();
  const file = join(platform.dir, "after.txt");
  const answer = fetch(`${other.url}/api/slow?wait=100&file=${file}`).then((response) =>
    response.text(),
  );
  await vi.waitFor(() => expect(existsSync(`${file}.started`)).toBe(true), { timeout: 20_000 });
  await other.close();
  expect(await answer).toBe("answered");
  expect([existsSync(file), existsSync(`${file}.more`)]).toEqual([true, true]);
  await expect(fetch(other.url)).rejects.toThrow();
});
