/** Mistakes in `content/brand`, on a copy of the demo content. */
import { expect, test } from "vitest";
import { check, edit, read, remove, undoAfterEach, write } from "./copy.ts";

undoAfterEach();

const PALETTE = "brand/palette.yaml";

test("a role that is too faint is named at its line, in each pair", () => {
  const line = edit(PALETTE, /ink: \{ light: "#\w+"/, 'ink: { light: "#888888"', "ink: {");
  const found = check();
  expect(found).toContainEqual(
    expect.stringMatching(
      RegExp(
        `^content/brand/palette.yaml:${line} roles.ink: \`ink\` on \`page\` \\(light\\) has 3.\\d:1, needs 4.5:1\\.$`,
      ),
    ),
  );
});

test("so is a shade, and one that follows from the roles at the shades", () => {
  const line = edit(PALETTE, / {2}text-muted: .*/, '  text-muted: "#999999"');
  expect(check()[0]).toMatch(
    `content/brand/palette.yaml:${line} shades.text-muted: \`text-muted\` on \`page\` (light) has 2.`,
  );
});

test("where the words follow from the roles, their ground is named", () => {
  const line = edit(
    PALETTE,
    /success: \{ light: "#\w+"/,
    'success: { light: "#66bb99"',
    "success: {",
  );
  expect(check()).toContainEqual(
    expect.stringMatching(
      RegExp(`^content/brand/palette.yaml:${line} roles.success: \`on-fill\` on \`success\` `),
    ),
  );
});

test("what is no palette says why", () => {
  edit(PALETTE, "  surface:", "  surfce:");
  expect(check()).toEqual([
    expect.stringMatching(/^content\/brand\/palette\.yaml:\d+ roles\.surface: Is missing\.$/),
    expect.stringMatching(/^content\/brand\/palette\.yaml:\d+ roles\.surfce: .*'surface'\?\)$/),
  ]);
  write(PALETTE, "roles: [");
  expect(check()[0]).toMatch(/^content\/brand\/palette\.yaml:1/);
});

test("a shade is one colour or two, and of those that there are", () => {
  const other = edit(PALETTE, / {2}text-muted: .*/, '  text-mutd: "#555577"');
  expect(check()).toEqual([
    `content/brand/palette.yaml:${other} shades.text-mutd: Is not a known field. (did you mean 'text-muted'?)`,
  ]);
  write(PALETTE, read(PALETTE).replace("text-mutd", "text-muted"));
  const line = edit(PALETTE, / {2}text-muted: .*/, "  text-muted: gray");
  expect(check()).toEqual([
    `content/brand/palette.yaml:${line} shades.text-muted: Must be a colour as '#rrggbb', or one for light and one for dark.`,
  ]);
});

test("a mark that cannot stand in a page is refused, and so is none", () => {
  write("brand/mark.svg", read("brand/mark.svg").replace("<path", '<path style="fill:red"'));
  expect(check()).toEqual([
    expect.stringMatching(
      /^content\/brand\/mark\.svg:1: It has 'style', which a mark may not have: /,
    ),
  ]);
  remove("brand");
  expect(check()).toEqual([
    "content/brand/mark.svg:1: Is missing.",
    "content/brand/palette.yaml:1: Is missing.",
  ]);
});
