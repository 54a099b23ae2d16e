/** What scripts share is named by path: a module that moves must not leave its bundle unseen. */
import { existsSync } from "node:fs";
import { expect, test } from "vitest";
import { SHARED } from "../../src/bundles.ts";

test.each(Object.values(SHARED).flat())("src/%s.ts is there", (module) => {
  expect(existsSync(`src/${module}.ts`)).toBe(true);
});
