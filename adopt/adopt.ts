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
import type { z } from "zod";
import { agencyFacts, regionOf } from "#domain/content/agency.ts";
import { LANGUAGES, type Locale } from "#domain/languages.ts";
import { DEMO, isDemo } from "#tests/support/run/house.ts";
import { type Answers, layOutStarter } from "./starter-site.ts";

const ROOT = join(import.meta.dirname, "..");
const content = join(ROOT, "content");
const demo = join(ROOT, DEMO);

interface Question {
  ask: string;
  usual?: string;
  /** Returns the value to keep, or the problem in one sentence. */
  read(answer: string): { value: string } | { problem: string };
}

const QUESTIONS: Record<keyof Answers, Question> = {
  name: {
    ask: "What is the agency called?",
    read: (name) => readBy(agencyFacts.shape.brand, name),
  },
  city: {
    ask: "In which city is it?",
    read: (city) => readBy(agencyFacts.shape.address.shape.city, city),
  },
  country: {
    ask: "In which country, as two letters (NO, DE, BD …)?",
    read(code) {
      const region = regionOf(code);
      return region
        ? { value: region }
        : { problem: `'${code}' is no country. Two letters, like NO for Norway.` };
    },
  },
  languages: {
    ask: `Which languages does the site have? English is always one of them. (of ${LANGUAGES.join(", ")})`,
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

const given = readOptions();

if (existsSync(demo)) stop(`The demo is already in ${DEMO}: this site is yours.`);
if (!isDemo(content))
  stop("content/ is no longer the demo: this site is already yours. See docs/make-it-yours.md.");
const answers = await askAll();
const languages = answers.languages.split(",") as Locale[];
// Completed before anything moves, so that an interrupted run changes nothing.
const fresh = join(ROOT, ".adopt");
rmSync(fresh, { recursive: true, force: true });
try {
  await layOutStarter(fresh, content, { ...answers, languages });
  mkdirSync(dirname(demo), { recursive: true });
  renameSync(content, demo);
  renameSync(fresh, content);
} finally {
  rmSync(fresh, { recursive: true, force: true });
}
// Its records come from the demo and would override the new content.
const data = join(ROOT, ".data");
if (existsSync(data)) renameSync(data, join(ROOT, `.data-of-the-demo-${Date.now()}`));
console.log(`\n${answers.name} has its own content/ now; the demo is in ${DEMO}, for the tests.`);
console.log("Still to write:\n");
const run = (script: string) =>
  spawnSync(process.execPath, [script], { cwd: ROOT, stdio: "inherit" }).status;
if (run("src/agency/write.ts") !== 0) process.exit(1);
run("tests/content/check.ts");
console.log(
  "\nIn content/agency.yaml, check timeZone, hours, currency and since: these are guesses.",
);
console.log("Run npm start to see the site. docs/make-it-yours.md explains the rest.");

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

function readOptions(): Partial<Record<string, string>> {
  const text = { type: "string" as const };
  const options = Object.fromEntries(Object.keys(QUESTIONS).map((name) => [name, text]));
  try {
    return parseArgs({ options }).values;
  } catch (error) {
    return stop((error as Error).message);
  }
}

function check(name: string, answer: string): string {
  const read = QUESTIONS[name as keyof Answers].read(answer.trim());
  return "value" in read ? read.value : stop(`--${name}: ${read.problem}`);
}

function readBy(schema: z.ZodType<string>, typed: string): ReturnType<Question["read"]> {
  const { data, error } = schema.safeParse(typed);
  return data === undefined ? { problem: error?.issues[0]?.message ?? "" } : { value: data };
}

function stop(sentence: string): never {
  console.error(sentence);
  process.exit(1);
}
