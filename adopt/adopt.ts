/**
 * `npm run adopt`: makes the site another agency's. The demo moves to `examples/`, where the
 * product's tests look for it; a starter set takes its place; what is still to write is listed.
 * Answers may come as options: `--name`, `--city`, `--country`, `--languages`, `--colour`.
 */
import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, renameSync, rmSync } from "node:fs";
import { dirname, join } from "node:path";
import { createInterface } from "node:readline/promises";
import { parseArgs } from "node:util";
import { LANGUAGES, type Locale } from "#domain/languages.ts";
import { slugOf } from "#domain/text/slug.ts";
import { DEMO } from "#tests/support/run/house.ts";
import { type Answers, layOutStarter } from "./starter-site.ts";

const ROOT = join(import.meta.dirname, "..");
const content = join(ROOT, "content");
const demo = join(ROOT, DEMO);

interface Question {
  ask: string;
  usual?: string;
  /** The answer as it is kept, or a sentence that says what is wrong with it. */
  read(answer: string): { value: string } | { problem: string };
}

const QUESTIONS: Record<keyof Answers, Question> = {
  name: {
    ask: "What is the agency called?",
    read: (name) =>
      slugOf(name)
        ? { value: name }
        : { problem: "The name needs Latin letters or digits, for the address of a page." },
  },
  city: {
    ask: "In which city is it?",
    read: (city) => (city ? { value: city } : { problem: "Please name a city." }),
  },
  country: {
    ask: "In which country, as two letters (NO, DE, BD …)?",
    read: (code) =>
      isCountry(code.toUpperCase())
        ? { value: code.toUpperCase() }
        : { problem: `'${code}' is no country. Two letters, like NO for Norway.` },
  },
  languages: {
    ask: `Which languages has the site? English is one of them. (of ${LANGUAGES.join(", ")})`,
    usual: "en",
    read(list) {
      const asked = [...new Set(["en", ...list.split(/[\s,]+/).filter(Boolean)])];
      const unknown = asked.filter((one) => !LANGUAGES.some((known) => known === one));
      return unknown.length === 0
        ? { value: asked.join(",") }
        : { problem: `There are no texts in ${unknown.join(", ")}. docs/languages.md adds one.` };
    },
  },
  colour: {
    ask: "What is its main colour, as #rrggbb?",
    usual: "#1d4ed8",
    read: (colour) =>
      /^#[0-9a-f]{6}$/i.test(colour)
        ? { value: colour.toLowerCase() }
        : { problem: "Please write the colour as # and six digits, like #1d4ed8." },
  },
};

const { values: given } = parseArgs({
  options: Object.fromEntries(
    Object.keys(QUESTIONS).map((name) => [name, { type: "string" as const }]),
  ),
});

if (existsSync(demo)) stop(`The demo is in ${DEMO} already: this site is yours.`);
const answers = await askAll();
mkdirSync(dirname(demo), { recursive: true });
renameSync(content, demo);
try {
  const languages = answers.languages.split(",") as Locale[];
  await layOutStarter(content, demo, { ...answers, languages });
} catch (error) {
  rmSync(content, { recursive: true, force: true });
  renameSync(demo, content);
  throw error;
}
// Its records were filled from the demo, and would be shown over the new content.
const data = join(ROOT, ".data");
if (existsSync(data)) renameSync(data, join(ROOT, `.data-of-the-demo`));
console.log(`\n${answers.name} has its own content/ now; the demo is in ${DEMO}, for the tests.`);
console.log("Still to write:\n");
for (const script of ["src/agency/write.ts", "tests/content/check.ts"])
  spawnSync(process.execPath, [script], { cwd: ROOT, stdio: "inherit" });
console.log("\nnpm start shows the site as it is. docs/make-it-yours.md goes through the rest.");

async function askAll(): Promise<Record<keyof Answers, string>> {
  const lines = createInterface({ input: process.stdin, output: process.stdout });
  const answers: Partial<Record<string, string>> = {};
  for (const [name, question] of Object.entries(QUESTIONS))
    answers[name] = given[name] === undefined ? await ask(question) : check(name, given[name]);
  lines.close();
  return answers as Record<keyof Answers, string>;

  async function ask({ ask, usual, read }: Question): Promise<string> {
    if (!process.stdin.isTTY && usual === undefined)
      stop(
        `${ask} Say it by an option: ${Object.keys(QUESTIONS)
          .map((n) => `--${n}`)
          .join(", ")}`,
      );
    for (;;) {
      const typed = process.stdin.isTTY
        ? await lines.question(`${ask}${usual ? ` [${usual}]` : ""} `)
        : "";
      const answer = read(typed.trim() || (usual ?? ""));
      if ("value" in answer) return answer.value;
      console.log(answer.problem);
    }
  }
}

function check(name: string, answer: string): string {
  const read = QUESTIONS[name as keyof Answers].read(answer.trim());
  return "value" in read ? read.value : stop(`--${name}: ${read.problem}`);
}

function isCountry(code: string): boolean {
  return (
    /^[A-Z]{2}$/.test(code) && new Intl.DisplayNames("en", { type: "region" }).of(code) !== code
  );
}

function stop(sentence: string): never {
  console.error(sentence);
  process.exit(1);
}
