/**
 * A limit of so many in ten minutes holds at every hour: a count does not start again with the day.
 */
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { RETENTION } from "#domain/limits.ts";
import { consume, release, retryAfter, sweepHits } from "#server/store/rate-limit.ts";
import { ask } from "#tests/support/api/api.ts";
import { anyIp } from "#tests/support/api/enquiry.ts";
import { addAccount, signIn } from "#tests/support/people/accounts.ts";
import { FULL } from "#tests/support/run/full.ts";
import { startStore, type TestStore } from "#tests/support/store/store.ts";
import { ENQUIRY } from "#tests/support/api/messages.ts";

const SECOND = 1_000;
const MIDNIGHT = Date.parse("2026-03-03T00:00:00Z");
const LIMIT = { max: 2, window: 600 * SECOND };

let store: TestStore;

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: MIDNIGHT - 60 * SECOND });
  store = await startStore();
  return () => store.close();
});
afterEach(() => vi.useRealTimers());

test("what was counted before midnight counts after it, until its window is over", async () => {
  await consume("one", "a", LIMIT, MIDNIGHT - 60 * SECOND);
  await consume("one", "b", LIMIT, MIDNIGHT - 30 * SECOND);
  const after = MIDNIGHT + 30 * SECOND;
  expect(await retryAfter("one", LIMIT, after)).toBe(510 * SECOND);
  expect(await consume("one", "c", LIMIT, after)).toEqual({ added: false, wait: 510 * SECOND });
  // A repeat has its place already, whatever day it is from.
  expect(await consume("one", "b", LIMIT, after)).toEqual({ added: false, wait: 0 });

  await release("one", "b", MIDNIGHT - 30 * SECOND);
  expect(await consume("one", "c", LIMIT, after)).toEqual({ added: true, wait: 0 });
  expect(await consume("one", "d", LIMIT, after)).toMatchObject({ added: false });
  expect(await retryAfter("one", LIMIT, MIDNIGHT + 540 * SECOND)).toBe(0);
});

test("a count is kept while its window lasts, and gone within the hour after it", async () => {
  const minutes = [0, 1, 14, 29, 30, 45, 59];
  for (const minute of minutes)
    await consume(`at-${minute}`, "a", LIMIT, MIDNIGHT + minute * 60 * SECOND);
  const left = async () =>
    (await store.keys("hits")).map((key) => Number(key.split("at-")[1])).sort((a, b) => a - b);
  // The function runs every quarter of an hour.
  for (let now = 0; now <= 180; now += 15) {
    await sweepHits(MIDNIGHT + now * 60 * SECOND);
    const kept = await left();
    for (const minute of minutes) {
      if (now < minute + 10) expect(kept, `${minute} at ${now}`).toContain(minute);
      if (now >= minute + 10 + RETENTION.counterMinutes)
        expect(kept, `${minute} at ${now}`).not.toContain(minute);
    }
  }
  expect(await left()).toEqual([]);
});

test("many old counts go in one run, and a run that has no time left leaves them to the next", async () => {
  const count = FULL ? 2_000 : 200;
  const many = Array.from({ length: count }, (_, index) =>
    store.write("hits", `2026-03-02-2200/counter-${index}`, {}),
  );
  await Promise.all(many);
  await sweepHits(MIDNIGHT, performance.now());
  expect(await store.keys("hits")).toHaveLength(count);
  await sweepHits(MIDNIGHT);
  expect(await store.keys("hits")).toEqual([]);
});

test("no one gets five more passwords to guess, or posts to send, at midnight", async () => {
  const { email } = await addAccount();
  const post = (number: number) =>
    ask("POST", "/api/contact", {
      body: { ...ENQUIRY, message: `Number ${number}` },
      ip: "192.0.2.77",
    });
  for (let count = 0; count < 5; count += 1) {
    expect((await signIn(email, `wrong password ${count}`, anyIp())).status).toBe(401);
    expect((await post(count)).status).toBe(200);
  }
  vi.setSystemTime(MIDNIGHT + 5 * SECOND);
  expect((await signIn(email)).status).toBe(429);
  expect((await post(5)).status).toBe(429);
  vi.setSystemTime(MIDNIGHT + 600 * SECOND);
  expect((await signIn(email)).status).toBe(200);
  expect((await post(5)).status).toBe(200);
});

test("counts of an earlier version, in folders of a day, go too once their window is over", async () => {
  await store.write("hits", "2026-03-01/counter-1", {});
  await store.write("hits", "2026-03-02/counter-2", {});
  await sweepHits(Date.parse("2026-03-02T00:09:00Z"));
  expect(await store.keys("hits")).toHaveLength(2);
  await sweepHits(Date.parse("2026-03-02T00:11:00Z"));
  expect(await store.keys("hits")).toEqual(["2026-03-02/counter-2"]);
});

test("a clock that is put back makes no one wait longer than the window", async () => {
  for (const claim of ["a", "b"]) await consume("one", claim, LIMIT, MIDNIGHT + 600 * SECOND);
  expect(await consume("one", "c", LIMIT, MIDNIGHT + 60 * SECOND)).toEqual({
    added: true,
    wait: 0,
  });
  expect(await retryAfter("one", LIMIT, MIDNIGHT + 600 * SECOND)).toBeGreaterThan(0);
});
