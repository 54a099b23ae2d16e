import { expect, test } from "vitest";
import { showInOrder, without } from "#tests/support/run/in-order.ts";

test("the first part is shown as it speaks, a later one whole when those before it have ended", () => {
  let shown = "";
  const part = showInOrder(["lint", "build", "tests"], (text) => (shown += text));
  const [lint, build, tests] = [part("lint"), part("build"), part("tests")];
  lint.say("a");
  tests.say("1");
  build.say("x");
  lint.say("b\n");
  expect(shown).toBe("\n== lint\nab\n");
  build.end("y\n");
  expect(shown).toBe("\n== lint\nab\n");
  lint.end("done\n");
  expect(shown).toBe("\n== lint\nab\ndone\n\n== build\nxy\n\n== tests\n1");
  tests.say("2");
  tests.end("3\n");
  expect(shown.endsWith("== tests\n123\n")).toBe(true);
});

test("hidden lines are left out, however they arrive", () => {
  let shown = "";
  const say = without(/picture \d/, (text) => (shown += text));
  for (const text of ["begin\npic", "ture 1\npicture 2\nwar", "ning\npicture 3", "\nend\n"])
    say(text);
  expect(shown).toBe("begin\nwarning\nend\n");
});
