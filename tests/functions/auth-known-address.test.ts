/**
 * Network addresses that an account knows: from there its own person gets in while strangers guess.
 */
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { anyIp } from "#tests/support/api/enquiry.ts";
import { addAccount, guess, PASSWORD, signIn, times } from "#tests/support/people/accounts.ts";
import { startStore, type TestStore } from "#tests/support/store/store.ts";

const MINUTE = 60_000;
let store: TestStore;

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-03-02T12:00:00Z") });
  store = await startStore();
  return () => store.close();
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

describe("an address that has signed in to the account before", () => {
  test("gets in with the right password while the account is locked; a wrong one is answered like any other", async () => {
    const { email } = await addAccount();
    const home = anyIp();
    expect((await signIn(email, PASSWORD, home)).status).toBe(200);
    expect(await guess(6, email, anyIp)).toEqual([...times(5, 401), 429]);
    expect((await signIn(email, PASSWORD, home)).status).toBe(200);
    expect((await signIn(email, "wrong again", home)).status).toBe(429);
    expect((await signIn(email, PASSWORD, home)).status).toBe(200);
    expect((await signIn(email, PASSWORD, anyIp())).status).toBe(429);
  });

  test("is known for its own account only, and after ninety days no more", async () => {
    const [mine, other] = [await addAccount(), await addAccount()];
    const home = anyIp();
    expect((await signIn(mine.email, PASSWORD, home)).status).toBe(200);
    await guess(5, other.email, anyIp);
    expect((await signIn(other.email, PASSWORD, home)).status).toBe(429);
    vi.setSystemTime(Date.now() + 91 * 24 * 60 * MINUTE);
    await guess(5, mine.email, anyIp);
    expect((await signIn(mine.email, PASSWORD, home)).status).toBe(429);
  });

  test("is one of the latest twenty", async () => {
    const { email } = await addAccount();
    const homes = Array.from({ length: 21 }, anyIp);
    for (const home of homes) {
      expect((await signIn(email, PASSWORD, home)).status).toBe(200);
      vi.setSystemTime(Date.now() + 1_000);
    }
    await guess(5, email, anyIp);
    expect((await signIn(email, PASSWORD, homes[0])).status).toBe(429);
    expect((await signIn(email, PASSWORD, homes[1])).status).toBe(200);
    expect((await signIn(email, PASSWORD, homes[20])).status).toBe(200);
  });

  test("is stored as nothing that shows where it is", async () => {
    const { email } = await addAccount();
    await signIn(email, PASSWORD, "198.18.7.7");
    await signIn(email, "wrong", "198.18.7.7");
    const stored = JSON.stringify([await store.all("sign-ins"), await store.all("hits")]);
    expect(stored).not.toContain("198.18");
    expect(stored).not.toContain(email);
  });
});
