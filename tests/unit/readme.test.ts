import { expect, test } from "vitest";
import { readmeWithTable } from "#tests/support/api/readme-table.ts";

test("the README's table of the API is the one of the contracts; `npm run readme` writes it", async () => {
  const { now, then } = await readmeWithTable();
  expect(now).toBe(then);
});
