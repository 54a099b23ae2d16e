/** What a form learns of its record once it is deleted. */
import { QueryClient } from "@tanstack/react-query";
import { afterAll, expect, test, vi } from "vitest";

// The language is found and shown on a page.
vi.stubGlobal("document", { documentElement: { lang: "", getAttribute: () => null }, cookie: "" });
const { findDeletion } = await import("#admin/features/trash/queries.ts");
afterAll(() => vi.unstubAllGlobals());

const entry = {
  kind: "services",
  _id: "s1",
  deletedBy: "Nila",
  deletedAt: "2026-11-29T00:00:00.000Z",
};
const fate = (answer: () => Promise<Response>) => {
  vi.stubGlobal("fetch", answer);
  return findDeletion(new QueryClient(), "services", "s1");
};
const trash = (...data: object[]) => Promise.resolve(Response.json({ success: true, data }));

test("it lies in the trash, or is gone for good when it does not", async () => {
  expect(await fate(() => trash({ ...entry, kind: "projects" }, entry))).toMatchObject(entry);
  expect(await fate(() => trash({ ...entry, kind: "projects" }))).toBe("forGood");
});

test("a trash that cannot be read says nothing about it", async () => {
  expect(await fate(() => Promise.reject(new TypeError("no network")))).toBe("unknown");
  expect(
    await fate(() =>
      Promise.resolve(
        Response.json({ success: false, code: "forbidden", message: "No." }, { status: 403 }),
      ),
    ),
  ).toBe("unknown");
});
