/** How records become pages: what they overlay, make, hide and lead to. */
import { describe, expect, test } from "vitest";
import {
  type Addressed,
  currentSlugs,
  type Entry,
  overlaid,
  type Overlay,
  recordRedirects,
  untranslatedIn,
} from "#domain/records/overlay.ts";

interface Page {
  order: number;
  text: string;
}
type Record = Addressed & { text?: string };

const page = (id: string, order: number): Entry<Page> => ({
  id,
  data: { order, text: `content ${id}` },
});
const record = (slug: string, more: Partial<Record> = {}): Record => ({
  _id: `id-${slug}`,
  slug,
  formerSlugs: [],
  isActive: true,
  ...more,
});
const joined = (own: Record, base: Page | undefined): Page => ({
  order: base?.order ?? 0,
  text: [base?.text, own.text].filter(Boolean).join(" + "),
});
/** Says what a translation was made of. */
const translated: Overlay<Record, Page>["translated"] = (english, { content, staff }) => ({
  data: content
    ? {
        ...content.own,
        text: `${content.own.text} (${content.source.text}, now ${english.text})`,
      }
    : { ...english, text: `${english.text} by staff: ${String(staff?.["text"]?.[0]?.text)}` },
  inEnglish: new Set([english.text]),
  fields: ["text"],
});
const PAGES = [page("en/b", 2), page("en/a", 1), page("en/c", 3)];

/** The ids of the pages in their order, each with what it is made of. */
function made(records: Record[], { pages = PAGES, gone = [] as string[] } = {}) {
  const entries = overlaid<Page, Record>(pages, { records, gone }, { overlay: joined, translated });
  expect(entries.filter(({ id }) => id.startsWith("en/")).map(({ data }) => data.order)).toEqual(
    entries.filter(({ id }) => id.startsWith("en/")).map((_, index) => index + 1),
  );
  return entries.map(({ id, data }) => `${id}: ${data.text}`);
}

describe("pages", () => {
  test("without records stand in their own order", () => {
    expect(made([])).toEqual(["en/a: content en/a", "en/b: content en/b", "en/c: content en/c"]);
  });

  test("stand in the staff's order, and those without a record where their own says", () => {
    expect(made([record("c"), record("new", { text: "N" }), record("a")])).toEqual([
      "en/c: content en/c",
      "en/b: content en/b",
      "en/new: N",
      "en/a: content en/a",
    ]);
  });

  test("stand before all others when they are featured, in every language, also before those without a record", () => {
    const records = [record("b"), record("new"), record("c")];
    const isFeatured = ({ slug }: Record) => slug !== "b";
    const pages = [...PAGES, page("bn/c", 3)];
    const entries = overlaid<Page, Record>(
      pages,
      { records, gone: [] },
      { overlay: joined, translated, isFeatured },
    );
    expect(entries.map(({ id, data }) => `${id} ${data.order}`)).toEqual([
      "en/new 1",
      "en/c 2",
      "en/a 3",
      "en/b 4",
      "bn/c 2",
    ]);
  });

  test("of records that are not active, and of deleted ones, are not there", () => {
    expect(made([record("a", { isActive: false })], { gone: ["c"] })).toEqual([
      "en/b: content en/b",
    ]);
  });

  test("stay with the record that was made of them, whatever it and others are called", () => {
    const renamed = record("z", { page: "a", formerSlugs: ["a"], text: "Z" });
    const squatter = record("a", { text: "A" });
    expect(made([renamed, squatter, record("b"), record("c")]).slice(0, 2)).toEqual([
      "en/z: content en/a + Z",
      "en/a: A",
    ]);
    expect(currentSlugs([renamed, squatter]).get("a")).toBe("z");
  });

  test("give way to a record that has taken their address", () => {
    expect(made([record("b", { page: "a", text: "B" }), record("c")])).toEqual([
      "en/b: content en/a + B",
      "en/c: content en/c",
    ]);
  });

  test("in other languages follow the address, the place and the record of the English one, and name what is not translated", () => {
    const records = [
      { ...record("b"), revision: 1 },
      { ...record("z", { page: "a", text: "Z" }), revision: 4 },
      { ...record("d", { isActive: false }), revision: 2 },
    ];
    const pages = [
      ...PAGES,
      page("en/d", 4),
      page("bn/a", 1),
      page("fr/a", 1),
      page("bn/c", 3),
      page("bn/d", 4),
    ];
    const entries = overlaid<Page, Record & { revision: number }>(
      pages,
      { records, gone: [] },
      { overlay: joined, translated },
    );
    const told = (id: string) => ({
      id: `${id}/z`,
      data: { order: 2, text: `content ${id}/a (content en/a, now content en/a + Z)` },
      inEnglish: new Set(["content en/a + Z"]),
      fields: ["text"],
    });
    expect(entries.slice(3)).toEqual([
      told("bn"),
      told("fr"),
      { id: "bn/c", data: { order: 3, text: "content bn/c" } },
      // Hidden in English, so it is no page.
      { id: "bn/d", data: { order: 4, text: "content bn/d" } },
    ]);
    expect(untranslatedIn(entries, records)).toEqual([
      { _id: "id-z", revision: 4, fields: ["text"], locales: ["bn", "fr"] },
    ]);
  });

  test("are there in the languages that staff have published, also without a page in content", () => {
    const records = [
      record("b"),
      record("z", { page: "a", text: "Z" }),
      record("new", { text: "N" }),
      record("off", { isActive: false }),
    ];
    const said = (text: string, isPublished = true) => ({
      isPublished,
      fields: { text: [{ english: "N", text }] },
    });
    const staff = {
      bn: { "id-new": said("ন"), "id-off": said("ন"), "id-z": said("ন", false) },
      fr: { "id-new": said("F", false) },
    };
    const pages = [...PAGES, page("bn/a", 1), page("fr/a", 1)];
    const entries = overlaid<Page, Record>(
      pages,
      { records, gone: [] },
      { overlay: joined, translated },
      staff,
    );
    expect(entries.filter(({ id }) => !id.startsWith("en/")).map(({ id }) => id)).toEqual([
      "fr/z",
      "bn/new",
    ]);
    expect(entries.at(-1)?.data).toEqual({ order: 4, text: "N by staff: ন" });
  });

  test("have what the library says about a picture where staff say nothing else", () => {
    const images = [
      { alts: { en: "A boat", bn: "নৌকা", fr: "Un bateau" } },
      { alts: { en: "A quay", fr: "Un quai" } },
      { alts: { fr: "Sans anglais" } },
      {},
      "/media/old.png",
    ];
    const staff = {
      fr: {
        "id-a": {
          isPublished: true,
          fields: { images: [{ english: "A boat", text: "La barque" }] },
        },
      },
      bn: { "id-new": { isPublished: true, fields: { text: [{ english: "N", text: "ন" }] } } },
    };
    const given = new Map<string, unknown>();
    overlaid<Page, Record>(
      [...PAGES, page("fr/a", 1), page("bn/a", 1), page("es/a", 1)],
      { records: [record("a", { images }), record("new", { images })], gone: [] },
      {
        overlay: joined,
        translated: (english, said) => {
          given.set(said.content?.own.text ?? "bn/new", said.staff);
          return translated(english, said);
        },
      },
      staff,
    );
    const boat = { english: "A boat", text: "নৌকা" };
    expect(Object.fromEntries(given)).toEqual({
      "content fr/a": {
        images: [
          { english: "A boat", text: "La barque" },
          { english: "A boat", text: "Un bateau" },
          { english: "A quay", text: "Un quai" },
        ],
      },
      "content bn/a": { images: [boat] },
      "content es/a": {},
      "bn/new": { text: [{ english: "N", text: "ন" }], images: [boat] },
    });
  });
});

describe("redirects", () => {
  test("lead from ids and former slugs to the page, and to the list when it is hidden", () => {
    const records = [
      record("new", { formerSlugs: ["old", "older"], page: "oldest" }),
      record("off", { isActive: false, formerSlugs: ["was"] }),
    ];
    expect(recordRedirects("/services", records)).toEqual([
      { from: "/services/id-new", to: "/services/new" },
      { from: "/services/oldest", to: "/services/new" },
      { from: "/services/old", to: "/services/new" },
      { from: "/services/older", to: "/services/new" },
      { from: "/services/id-off", to: "/services" },
      { from: "/services/off", to: "/services" },
      { from: "/services/was", to: "/services" },
    ]);
  });

  test("in other languages lead from slugs alone", () => {
    expect(recordRedirects("/bn/services", [record("a", { formerSlugs: ["b"] })])).toEqual([
      { from: "/bn/services/b", to: "/bn/services/a" },
    ]);
  });

  test("leave a former slug to the record that has it now, and to the first of two that had it", () => {
    const records = [record("a", { formerSlugs: ["b", "x"] }), record("b", { formerSlugs: ["x"] })];
    expect(recordRedirects("/projects", records).map(({ from, to }) => `${from} ${to}`)).toEqual([
      "/projects/id-a /projects/a",
      "/projects/x /projects/a",
      "/projects/id-b /projects/b",
    ]);
  });
});
