/**
 * `npm run check:content`: reads every content file and says what is wrong with it, one line a
 * mistake:
 * `file:line field: sentence (did you mean 'x'?)`. Exits with 1 when there is any. Then it lists
 * the translations that are missing or out of date, and what they have left in English. With
 * `--brand` it lists what is left of the demo agency instead.
 */
import { existsSync, globSync } from "node:fs";
import { basename, dirname, join, relative } from "node:path";
import { z } from "zod";
import { agencyFacts } from "#domain/content/agency.ts";
import { articleContent } from "#domain/content/article.ts";
import { faqItem } from "#domain/content/faq.ts";
import { fillFacts } from "#domain/content/fill-facts.ts";
import { legalContent } from "#domain/content/legal.ts";
import { newsletterWords } from "#domain/content/newsletter.ts";
import type { Part } from "#domain/content/part-places.ts";
import { personContent, personTranslation } from "#domain/content/person.ts";
import { platformContent } from "#domain/content/platform.ts";
import { realEstateContent } from "#domain/content/real-estate.ts";
import { movedAddress } from "#domain/content/redirects.ts";
import { clientLogo, siteContent } from "#domain/content/site.ts";
import { timelineEntry } from "#domain/content/timeline.ts";
import { DEFAULT_LOCALE, type Locale } from "#domain/languages.ts";
import { projectContent } from "#domain/records/project.ts";
import { serviceContent } from "#domain/records/service.ts";
import { readParts } from "#site/agency/parts.ts";
import { readFacts } from "#site/facts/read.ts";
import { demoContent } from "#tests/support/run/house.ts";
import { checkBrand } from "./brand.ts";
import { checkCards } from "./cards.ts";
import { checkCharacters } from "./characters.ts";
import { leftInEnglish } from "./copied.ts";
import { checkFacts, checkRepeated, checkSaid } from "./facts.ts";
import { checkFields, pictureAt } from "./fields.ts";
import { checkFigures } from "./figures.ts";
import { checkLinks, type Entry } from "./links.ts";
import { placeOf } from "./place.ts";
import { checkPlaceholders } from "./placeholders.ts";
import { checkPrices } from "./prices.ts";
import { oncePerSource, type Problem, readSource } from "./source.ts";
import { checkText } from "./text.ts";
import { namesOf, tracesIn } from "./traces.ts";
import { unfinishedTranslations } from "./translations.ts";

/** The schema of each collection, for a file of the folder that is checked. */
const SCHEMAS: Record<string, (folder: string) => z.ZodType> = {
  agency: () => agencyFacts,
  site: () => siteContent,
  services: (folder) => serviceContent(pictureAt(folder)),
  platforms: (folder) => platformContent(pictureAt(folder)),
  projects: (folder) => projectContent(pictureAt(folder)),
  articles: (folder) => articleContent(pictureAt(folder)),
  "real-estate": (folder) => realEstateContent(pictureAt(folder)),
  legal: () => legalContent,
  faqs: () => z.array(faqItem),
  newsletter: () => newsletterWords,
  timeline: () => z.array(timelineEntry),
  people: (folder) =>
    basename(folder) === DEFAULT_LOCALE ? personContent(pictureAt(folder)) : personTranslation,
  clients: () => z.array(clientLogo),
  redirects: () => z.array(movedAddress),
};

/** Made once for a folder: making one takes longer than checking a file against it. */
const schemas = new Map<string, z.ZodType | undefined>();

/** Files that pages cannot do without, and the part whose pages these are. */
const NEEDED: readonly [file: string, part?: Part][] = [
  ["agency.yaml"],
  ["site/en.yaml"],
  ["legal/en/privacy-policy.mdx"],
  ["legal/en/terms-condition.mdx"],
  ["faqs/en.yaml", "faqs"],
  ["newsletter/en.yaml", "newsletter"],
  ["timeline/en.yaml", "timeline"],
  ["real-estate/en/real-estate-solutions.mdx", "realEstate"],
];

const FACT_FILE = /^content\/(?:agency|site\/\w+)\.yaml$/;

/** Pictures of the home and company pages, which keep their names. */
const PICTURES: readonly [file: string, part?: Part][] = [
  ["home-hero.jpg"],
  ["home-hero-square.jpg"],
  ["about-head.jpg"],
  ["about-process.jpg"],
  ["about-evolution.jpg", "timeline"],
];

/** Collections whose pages show the text under the front matter. */
const WITH_TEXT = ["articles", "legal"];

/**
 * Every mistake in a content folder, by file and line.
 * @param content the folder, absolute. @param root the project it belongs to, where icons and logos
 * are.
 */
export function checkContent(
  content: string,
  root: string,
): { problems: Problem[]; files: number } {
  const parts = readParts(content);
  const files = globSync("**/*.{mdx,yaml,yml,md}", { cwd: content })
    .filter((file) => !file.startsWith("brand/"))
    .toSorted();
  const problems: Problem[] = checkBrand(content);
  const say = (file: string, found: Omit<Problem, "file">) =>
    problems.push({ file: `content/${file}`, ...found });

  const facts = knownFacts(content);
  const entries: Entry[] = [];
  for (const file of files) {
    const place = placeOf(file, Object.keys(SCHEMAS));
    if ("message" in place) {
      say(file, { line: 1, field: "", ...place });
      continue;
    }
    const source = readSource(join(content, file));
    const schema = schemaOf(place.collection, dirname(source.file));
    for (const problem of charactersOf({ source })) say(file, problem);
    for (const problem of checkPlaceholders(source)) say(file, problem);
    for (const error of source.errors) say(file, { field: "", ...error });
    if (source.errors.length > 0 || !schema) continue;
    const entry = { ...place, source };
    entries.push(entry);
    for (const problem of problemsInWords(entry)) say(file, problem);
    const data =
      facts && place.collection !== "agency"
        ? fillFacts(source.data, facts[place.locale as Locale])
        : source.data;
    for (const problem of checkFields({ ...source, data }, schema)) say(file, problem);
    if (file.endsWith(".mdx"))
      for (const problem of checkText(source, WITH_TEXT.includes(place.collection)))
        say(file, problem);
  }
  if (facts && !problems.some(({ file }) => FACT_FILE.test(file)))
    for (const entry of entries)
      for (const problem of checkRepeated(entry, facts[entry.locale as Locale]))
        say(relative(content, entry.source.file), problem);
  for (const { entry, ...problem } of [
    ...checkLinks(entries, root, content, parts),
    ...checkPrices(entries),
    ...checkFigures(entries),
  ])
    say(relative(content, entry.source.file), problem);
  for (const [file, part] of NEEDED)
    if ((!part || parts[part]) && !files.includes(file))
      say(file, { line: 1, field: "", message: "Is missing." });
  for (const [file, part] of PICTURES)
    if ((!part || parts[part]) && !existsSync(join(content, "site/_images", file)))
      say(`site/_images/${file}`, { line: 1, field: "", message: "Is missing." });
  if (!files.some((file) => file.startsWith("services/en/")))
    say("services/en", { line: 1, field: "", message: "Needs a file: a site has a service." });

  return {
    problems: problems.toSorted((a, b) => a.file.localeCompare(b.file) || a.line - b.line),
    files: files.length,
  };
}

/** `undefined` while a file that holds some is wrong, which its own check says. */
function knownFacts(content: string): ReturnType<typeof readFacts> | undefined {
  try {
    return readFacts(content);
  } catch {
    return undefined;
  }
}

const charactersOf = oncePerSource(({ source }: Pick<Entry, "source">) => checkCharacters(source));
const problemsInWords = oncePerSource((entry: Entry) => [
  ...checkFacts(entry),
  ...checkSaid(entry),
  ...checkCards(entry),
]);

function schemaOf(collection: string, folder: string): z.ZodType | undefined {
  const key = join(folder, collection);
  if (!schemas.has(key)) schemas.set(key, SCHEMAS[collection]?.(folder));
  return schemas.get(key);
}

/** `content/services/en/a.mdx:12 order: Is missing. (did you mean 'b'?)` */
export function problemLine({ file, line, field, message, suggestion }: Problem): string {
  return `${file}:${line}${field && ` ${field}`}: ${message}${suggestion ? ` (did you mean '${suggestion}'?)` : ""}`;
}

if (import.meta.main) {
  const root = join(import.meta.dirname, "../..");
  if (process.argv.includes("--brand")) sayTraces(root);
  else sayProblems(root);
}

/** Of the demo agency, whose place another has taken. */
function sayTraces(root: string): void {
  const [demo, own] = [demoContent(root), join(root, "content")];
  if (demo === own) {
    console.log(`content/ is the demo itself. "npm run adopt" makes it yours.`);
    return;
  }
  const traces = tracesIn(root, namesOf(demo, own));
  for (const trace of traces) console.error(trace);
  if (traces.length > 0) process.exitCode = 1;
  else console.log("Nothing is left of the demo.");
}

function sayProblems(root: string): void {
  const { problems, files } = checkContent(join(root, "content"), root);
  for (const problem of problems) console.error(problemLine(problem));
  // No mistake: English is written first, and the page says so where it is shown instead.
  for (const line of unfinishedTranslations(join(root, "content"))) console.log(line);
  for (const line of problems.length > 0 ? [] : leftInEnglish(join(root, "content")))
    console.log(line);
  if (problems.length > 0) process.exitCode = 1;
  else console.log(`Content: ${files} files, all right.`);
}
