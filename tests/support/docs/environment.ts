/**
 * The tables of docs/environment.md and all of .env.example, generated from the declared variables.
 */
import { VARIABLES } from "#server/env/variables.ts";
import { markdownTable } from "./table.ts";

interface Row {
  unset: string;
  meaning: string;
  example?: string;
}

const groups = Object.entries(VARIABLES).map(([heading, group]) => ({
  heading,
  rows: Object.entries<Row>(group),
}));

export function environmentTables(): string {
  return groups
    .map(({ heading, rows }) => {
      const cells = rows.map(([name, { unset, meaning }]) => [`\`${name}\``, unset, meaning]);
      return `## ${heading}\n\n${markdownTable([["Variable", "Without it", "Meaning"], ...cells])}`;
    })
    .join("\n");
}

export function exampleFile(): string {
  const head =
    "# Copy this file to .env for `npm start` and `npm run dev`, or set the same names on Netlify. All are optional on this machine.\n";
  const parts = groups.flatMap(({ heading, rows }) => {
    const lines = rows.flatMap(([name, { meaning, example }]) =>
      example === undefined ? [] : [`# ${meaning.replaceAll("`", "")}\n${name}=${example}\n`],
    );
    return lines.length > 0 ? [`\n# --- ${heading} ---\n${lines.join("")}`] : [];
  });
  return head + parts.join("");
}
