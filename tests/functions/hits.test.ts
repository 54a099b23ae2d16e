/** A limit of so many in ten minutes holds at every hour: a count does not start anew with the day. */
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { forgetOldHits, giveHitBack, takeHit, waitFor } from "#server/hits.ts";
import { addAccount, signIn } from "#tests/support/accounts.ts";
import { ask } from "#tests/support/api.ts";
import { anyIp, ENQUIRY } from "#tests/support/enquiry.ts";
import { startStore, type TestStore } from "#tests/support/store.ts";

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
  await takeHit("one", "a", LIMIT, MIDNIGHT - 60 * SECOND);
  await takeHit("one", "b", LIMIT, MIDNIGHT - 30 * SECOND);
  const after = MIDNIGHT + 30 * SECOND;
  expect(await waitFor("one", LIMIT, after)).toBe(510 * SECOND);
  expect(await takeHit("one", "c", LIMIT, after)).toEqual({ added: false, wait: 510 * SECOND });
  // A repeat has its place already, whatever day it is from.
  expect(await takeHit("one", "b", LIMIT, after)).toEqual({ added: false, wait: 0 });

  await giveHitBack("one", "b", MIDNIGHT - 30 * SECOND);
  expect(await takeHit("one", "c", LIMIT, after)).toEqual({ added: true, wait: 0 });
  expect(await takeHit("one", "d", LIMIT, after)).toMatchObject({ added: false });
  expect(await waitFor("one", LIMIT, MIDNIGHT + 540 * SECOND)).toBe(0);
});

test("yesterday's counts are kept until nobody asks for them", async () => {
  await takeHit("one", "a", LIMIT, MIDNIGHT - 60 * SECOND);
  await forgetOldHits(MIDNIGHT + 60 * SECOND);
  expect(await store.keys("hits")).toEqual(["2026-03-02/one"]);
  await forgetOldHits(MIDNIGHT + 24 * 3_600 * SECOND);
  expect(await store.keys("hits")).toEqual([]);
});

test("nobody gets five more passwords to guess, or posts to send, at midnight", async () => {
  const { email } = await addAccount();
  const post = (number: number) => ask("POST", "/api/contact", { body: { ...ENQUIRY, message: `Number ${number}` }, ip: "192.0.2.77" });
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
