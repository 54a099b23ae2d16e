/** Guessing passwords: how often, from where, and that it shuts out no one else. */
import crypto from "node:crypto";
import { syncBuiltinESMExports } from "node:module";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { ask } from "#tests/support/api/api.ts";
import { anyIp } from "#tests/support/api/enquiry.ts";
import { addAccount, guess, PASSWORD, signIn, times } from "#tests/support/people/accounts.ts";
import { bearer, tokenOf } from "#tests/support/people/signed-in.ts";
import { startFaultyProxy } from "#tests/support/store/faulty-proxy.ts";
import { pointStoreAt, startStore, type TestStore } from "#tests/support/store/store.ts";

const MINUTE = 60_000;
let store: TestStore;
let hashes: { mock: { calls: unknown[] } };

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-03-02T12:00:00Z") });
  store = await startStore();
  hashes = vi.spyOn(crypto, "scrypt");
  syncBuiltinESMExports();
  return () => store.close();
});
afterEach(() => {
  vi.restoreAllMocks();
  syncBuiltinESMExports();
  vi.useRealTimers();
});

const always = (ip: string) => () => ip;

describe("an account", () => {
  test.each([
    ["that exists", true],
    ["that does not", false],
  ])(
    "%s has five wrong passwords in ten minutes, from wherever; then 429 before any hash, also for the right one",
    async (_name, exists) => {
      const { email } = await addAccount();
      const tried = exists ? email : `nobody.${email}`;
      expect(await guess(5, tried, anyIp)).toEqual(times(5, 401));
      expect(hashes.mock.calls).toHaveLength(5);

      for (const answer of [
        await signIn(tried),
        await signIn(tried.toUpperCase()),
        await signIn(tried, "wrong again"),
      ]) {
        expect([answer.status, answer.body.code]).toEqual([429, "limited"]);
        expect(answer.body.message).toBe(
          "Too many wrong passwords. Please try again in 10 minutes.",
        );
        const wait = Number(answer.headers.get("retry-after"));
        expect([wait > 590, wait <= 600]).toEqual([true, true]);
      }
      expect(hashes.mock.calls).toHaveLength(5);
      expect((await signIn((await addAccount()).email)).status).toBe(200);

      vi.setSystemTime(Date.now() + 10 * MINUTE + 1_000);
      expect((await signIn(tried)).status).toBe(exists ? 200 : 401);
    },
  );

  test("refused guesses do not make the lock longer, and its places come back one by one", async () => {
    const { email } = await addAccount();
    for (let minute = 0; minute < 5; minute++) {
      expect(await guess(1, email, anyIp)).toEqual([401]);
      vi.setSystemTime(Date.now() + MINUTE);
    }
    expect(await guess(3, email, anyIp)).toEqual(times(3, 429));
    vi.setSystemTime(Date.now() + 5 * MINUTE);
    expect(await guess(2, email, anyIp)).toEqual([401, 429]);
  });

  test("right passwords are not counted", async () => {
    const { email } = await addAccount();
    const ip = anyIp();
    for (let index = 0; index < 22; index++)
      expect((await signIn(email, PASSWORD, ip)).status).toBe(200);
    expect(await guess(5, email, anyIp)).toEqual(times(5, 401));
  });

  test("twenty guesses at the same instant get five tries", async () => {
    const { email } = await addAccount();
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) => signIn(email, `wrong password ${index}`)),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([
      ...times(5, 401),
      ...times(15, 429),
    ]);
    expect(hashes.mock.calls).toHaveLength(5);
  });

  test("twelve right passwords at the same instant all get in", async () => {
    const { email } = await addAccount();
    const ip = anyIp();
    const answers = await Promise.all(
      Array.from({ length: 12 }, () => signIn(email, PASSWORD, ip)),
    );
    expect(answers.map(({ status }) => status)).toEqual(times(12, 200));
  });

  test("the old password of a change is guessed no more often either, and a stolen token does not help", async () => {
    const user = await addAccount();
    const headers = bearer(await tokenOf(user));
    const change = (oldPassword: string) =>
      ask("POST", "/api/auth/password", {
        headers,
        body: { oldPassword, newPassword: "a new lantern" },
        ip: anyIp(),
      });
    for (let index = 0; index < 5; index++)
      expect((await change(`wrong password ${index}`)).status).toBe(400);
    expect((await change(PASSWORD)).status).toBe(429);
    expect((await signIn(user.email)).status).toBe(429);
  });
});

describe("a network address", () => {
  test("has twenty wrong passwords in ten minutes at all accounts together; others are free", async () => {
    const ip = anyIp();
    const statuses: number[] = [];
    for (let index = 0; index < 21; index++)
      statuses.push(...(await guess(1, (await addAccount()).email, always(ip))));
    expect(statuses).toEqual([...times(20, 401), 429]);
    expect(hashes.mock.calls).toHaveLength(20);

    const { email } = await addAccount();
    expect((await signIn(email, PASSWORD, ip)).status).toBe(429);
    expect((await signIn(email, PASSWORD, anyIp())).status).toBe(200);
    vi.setSystemTime(Date.now() + 11 * MINUTE);
    expect((await signIn(email, PASSWORD, ip)).status).toBe(200);
  });

  test("is the network of an IPv6 address, and never what the client says it is", async () => {
    const { email } = await addAccount();
    const inNetwork = (index: number) => `2001:db8:7:7::${index + 1}`;
    for (let index = 0; index < 20; index++)
      expect(
        (await signIn((await addAccount()).email, "wrong password", inNetwork(index))).status,
      ).toBe(401);
    expect((await signIn(email, PASSWORD, inNetwork(99))).status).toBe(429);
    const headers = { "x-forwarded-for": "10.0.0.1", "x-nf-client-connection-ip": "10.0.0.1" };
    const body = { email, password: PASSWORD };
    expect(
      (await ask("POST", "/api/auth/login", { body, headers, ip: inNetwork(99) })).status,
    ).toBe(429);
  });

  test("that is unknown is neither one small bucket for all, nor a way around, nor ever one that the account knows", async () => {
    const { email } = await addAccount();
    expect((await signIn(email, PASSWORD, "")).status).toBe(200);
    expect(await guess(6, email, always(""))).toEqual([...times(5, 401), 429]);
    expect((await signIn(email, PASSWORD, "")).status).toBe(429);
    const { email: other } = await addAccount();
    expect((await signIn(other, PASSWORD, "")).status).toBe(200);
    const [folder = ""] = (
      (await store.keys("hits")).find((key) => key.endsWith("/sign-in-no-address")) ?? ""
    ).split("/");
    const wrong = Array.from({ length: 60 }, (_, index) => [`other-${index}`, Date.now()] as const);
    await store.write("hits", `${folder}/sign-in-no-address`, Object.fromEntries(wrong));
    expect((await signIn(other, PASSWORD, "")).status).toBe(429);
    expect((await signIn(other, PASSWORD, anyIp())).status).toBe(200);
  });
});

test("a flood at a locked account: each is refused, without a hash, and hardly any call of the store", async () => {
  const { email } = await addAccount();
  const ip = anyIp();
  await guess(5, email, always(ip));
  await signIn(email, "wrong", ip);
  hashes.mock.calls.length = 0;
  const before = await store.all("hits");
  const proxy = await startFaultyProxy(store.url);
  pointStoreAt(proxy.url);
  const answers = await Promise.all(Array.from({ length: 200 }, () => signIn(email, "wrong", ip)));
  expect(answers.map(({ status }) => status)).toEqual(times(200, 429));
  expect(answers.every(({ headers }) => Number(headers.get("retry-after")) > 0)).toBe(true);
  expect(hashes.mock.calls).toHaveLength(0);
  expect(proxy.answers.length).toBeLessThan(10);
  await signIn(email, "wrong", anyIp());
  expect(proxy.answers.length).toBeGreaterThan(2);
  await proxy.close();
  pointStoreAt(store.url);
  expect(await store.all("hits")).toEqual(before);
});

test("the line of one sender is short: of a hundred at the same instant most are refused at once", async () => {
  const { email } = await addAccount();
  const ip = anyIp();
  const answers = await Promise.all(Array.from({ length: 100 }, () => signIn(email, "wrong", ip)));
  const refused = answers.filter(({ status }) => status === 429);
  expect([refused.length, hashes.mock.calls.length]).toEqual([95, 5]);
  expect(refused.filter(({ headers }) => headers.get("retry-after") === "5")).toHaveLength(85);
});
