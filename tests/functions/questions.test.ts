/** Questions on the home page: what other records do not have. */
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { z } from "zod";
import { parse } from "yaml";
import { faqItem } from "#domain/content/faq.ts";
import { exportToContent } from "#site/records/export.ts";
import { fillFromContent } from "#site/records/fill.ts";
import { ask } from "#tests/support/api/api.ts";
import { listOf, load, openProject } from "#tests/support/records/project.ts";
import type { AnyRecord } from "#tests/support/records/records.ts";

const site = openProject();
const FILE = "content/faqs/en.yaml";

const create = async (question: string) =>
  (await site.records.admin.create("questions", { question })).data;
const textOf = () => readFile(join(site.folder, FILE), "utf8");
const slugsOf = (records: readonly { slug: string }[]) => records.map(({ slug }) => slug);

async function order(ids: readonly string[]) {
  const { headers } = await site.records.admin.list("questions");
  return site.records.admin.ask<AnyRecord[]>(
    "PUT",
    "/api/questions/order",
    { ids },
    { "if-match": headers.get("etag") ?? "" },
  );
}

describe("the address of a question", () => {
  test("stays when its words change, as visitors have shared it", async () => {
    const made = await create("Do you ship by river?");
    expect(made.slug).toBe("do-you-ship-by-river");
    const saved = await site.records.admin.save("questions", made, { question: "By boat too?" });
    expect([saved.status, saved.data.slug, saved.data.formerSlugs]).toEqual([
      200,
      "do-you-ship-by-river",
      [],
    ]);
    const back = await site.records.admin.revert("questions", saved.data, 1);
    expect(back.data).toMatchObject({ question: made.question, slug: made.slug });
  });

  test("is never another place of the home page, nor another question's", async () => {
    const taken = await site.records.admin.create("questions", { question: "Contact?" });
    expect([taken.status, taken.body.fields]).toEqual([
      400,
      { question: "The address /#contact belongs to another page. Please choose another name." },
    ]);
    await create("By boat?");
    const twice = await site.records.admin.create("questions", { question: "By boat!" });
    expect([twice.status, twice.body.message]).toEqual([
      400,
      expect.stringContaining("“By boat?” already has the address /#by-boat."),
    ]);
  });
});

test("staff put questions in order; over another order than they saw, nothing changes", async () => {
  for (const name of ["First", "Second", "Third"]) await create(name);
  const ids = (await listOf(site, "questions")).map(({ _id }) => _id);
  const { headers } = await site.records.admin.list("questions");
  expect((await order(ids.toReversed())).status).toBe(200);
  expect(slugsOf(await listOf(site, "questions"))).toEqual(["third", "second", "first"]);
  const late = await site.records.admin.ask(
    "PUT",
    "/api/questions/order",
    { ids: [ids[1], ids[0], ids[2]] },
    { "if-match": headers.get("etag") ?? "" },
  );
  expect(late.status).toBe(412);
  expect(slugsOf(await listOf(site, "questions"))).toEqual(["third", "second", "first"]);
  expect((await ask<AnyRecord[]>("GET", "/api/questions")).data.map(({ slug }) => slug)).toEqual([
    "third",
    "second",
    "first",
  ]);
});

describe("content/faqs", () => {
  test("fills the first questions, in its order, with facts in braces", async () => {
    await fillFromContent(site.folder);
    const records = await listOf(site, "questions");
    const file = z.array(faqItem).parse(parse(await textOf()));
    expect(records.map(({ slug, question, answer }) => ({ slug, question, answer }))).toEqual(
      file.map(({ slug, question, answer }) => ({ slug, question, answer: answer.trim() })),
    );
    expect(records[0]?.question).toContain("{brand}");
    expect((await exportToContent(site.folder, [])).written).toEqual([]);
  });

  test("gets changes, a new question and the order back, and keeps its other lines", async () => {
    const comment = "# Ask the lawyer first.\n";
    const text = (await textOf()).replace("- id: 3\n", `${comment}- id: 3\n`);
    await writeFile(join(site.folder, FILE), `# Head\n${text}`);
    await fillFromContent(site.folder);
    const [first, second, third, ...rest] = await listOf(site, "questions");
    if (!first || !second || !third) throw new Error("The store was not filled.");
    const answer = 'Yes: "always" - {fixDays} days.\nAnd # after.';
    await site.records.admin.save("questions", second, { ...second, answer });
    const added = await create("By boat: too?");
    await order([third, added, first, second, ...rest].map(({ _id }) => _id));
    expect((await exportToContent(site.folder, [])).written).toEqual([FILE]);

    const written = await textOf();
    const items = z.array(faqItem).parse(parse(written));
    expect(items.map(({ id, slug }) => [id, slug])).toEqual(
      [third, added, first, second, ...rest].map(({ slug }, index) => [index + 1, slug]),
    );
    expect(items[3]).toMatchObject({ question: second.question, answer });
    expect(items[1]).toMatchObject({ question: "By boat: too?" });
    // The comment stays with its question, the head with the file, all other lines as they were.
    expect(written).toMatch(/^# Head\n# Ask the lawyer first\.\n- id: 1\n/);
    const before = text.split("\n");
    const fresh = written.split("\n").filter((line) => !before.includes(line));
    expect(fresh.join("\n")).not.toContain("Web design and development");
    expect((await exportToContent(site.folder, [])).written).toEqual([]);
  });

  test("gets the staff's translations: at their entry, as a new one, named when they are not published", async () => {
    await fillFromContent(site.folder);
    const [first] = await listOf(site, "questions");
    if (!first) throw new Error("The store was not filled.");
    const added = await create("By boat too?");
    const translate = async (
      record: AnyRecord,
      locale: string,
      words: Record<string, string>,
      isPublished = true,
    ) => {
      const fields = Object.fromEntries(
        Object.entries(words).map(([name, text]) => [
          name,
          [{ english: String(record[name as keyof AnyRecord]), text }],
        ]),
      );
      const { status } = await site.records.manager.ask(
        "PUT",
        `/api/translations/questions/${record._id}/${locale}`,
        { isPublished, fields },
        { "if-match": '"0"' },
      );
      expect(status).toBe(200);
    };
    const listIn = async (locale: string) => {
      const text = await readFile(join(site.folder, `content/faqs/${locale}.yaml`), "utf8");
      return { text, items: z.array(faqItem).parse(parse(text)) };
    };
    const before = await listIn("fr");
    await translate(first, "fr", { question: "Que proposez-vous ?" });
    await translate(added, "fr", { question: "En bateau aussi ?" });
    await translate(added, "bn", { question: "নৌকায়ও?" }, false);
    const { written, unpublished } = await exportToContent(site.folder, []);
    expect(written).toEqual([FILE, "content/faqs/fr.yaml"]);
    expect(unpublished).toEqual([`questions/${added.slug} (bn)`]);

    const { text, items } = await listIn("fr");
    expect(items.map(({ id, slug }) => [id, slug])).toEqual(
      z
        .array(faqItem)
        .parse(parse(await textOf()))
        .map(({ id, slug }) => [id, slug]),
    );
    expect(items[0]).toMatchObject({ ...before.items[0], question: "Que proposez-vous ?" });
    expect(items.at(-1)).toMatchObject({ question: "En bateau aussi ?", answer: added["answer"] });
    // One answer is English still, so the list does not follow the English one yet.
    const source = /^# source: .*$/m;
    expect(source.exec(text)?.[0]).toBe(source.exec(before.text)?.[0]);
    expect((await exportToContent(site.folder, [])).written).toEqual([]);

    await translate(added, "es", { question: "¿También en barco?", answer: "Sí." });
    expect((await exportToContent(site.folder, [])).written).toEqual(["content/faqs/es.yaml"]);
    const spanish = await listIn("es");
    expect(spanish.items.at(-1)).toMatchObject({ question: "¿También en barco?", answer: "Sí." });
  });

  test("gets only the question that was named, at its place", async () => {
    await fillFromContent(site.folder);
    const [first, second] = await listOf(site, "questions");
    if (!first || !second) throw new Error("The store was not filled.");
    for (const record of [first, second])
      await site.records.admin.save("questions", record, { ...record, answer: "Other." });
    const slugs = slugsOf(z.array(faqItem).parse(parse(await textOf())));
    await exportToContent(site.folder, [`questions/${second.slug}`]);
    const items = z.array(faqItem).parse(parse(await textOf()));
    expect(slugsOf(items)).toEqual(slugs);
    expect(items.map((item) => item.answer === "Other.").slice(0, 2)).toEqual([false, true]);
  });
});

test("a build reads the questions, and which were deleted", async () => {
  await fillFromContent(site.folder);
  const [first, second] = await listOf(site, "questions");
  if (!first || !second) throw new Error("The store was not filled.");
  await site.records.admin.remove("questions", first);
  await site.records.admin.save("questions", second, { ...second, isActive: false });
  const { questions } = await load(site);
  expect(questions.records.map(({ slug, isActive }) => [slug, isActive])[0]).toEqual([
    second.slug,
    false,
  ]);
  expect(questions).toMatchObject({ gone: [first.slug], leftOut: [], without: [] });
});
