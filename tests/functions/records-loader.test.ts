/** Which records a build reads from the store, and what it says about the others. */
import { describe, expect, test, vi } from "vitest";
import { say } from "#site/i18n/sentence.ts";
import { fillFromContent } from "#site/records/fill.ts";
import { listOf, load, openProject, reasons } from "#tests/support/records/project.ts";

const site = openProject();

describe("a build", () => {
  test("leaves out and names what cannot be a page, and shows the page of content in its place", async () => {
    await fillFromContent(site.folder);
    await site.records.rewrite("services", (item) =>
      item["slug"] === "graphics-design" ? { ...item, serviceType: 7 } : item,
    );
    vi.spyOn(console, "error").mockImplementation(() => undefined);
    const { services, said } = await load(site);
    expect(services.records.length).toBe(3);
    expect(services.gone).toEqual([]);
    const told = {
      _id: expect.any(String) as string,
      revision: 1,
      field: "serviceType",
      reason: say("problems.text"),
    };
    expect(services.leftOut).toEqual([{ ...told, byContent: true }]);
    expect(said).toEqual(["The service “graphics-design” is left out: serviceType: Must be text."]);
  });

  test("keeps the page of a hidden record away when the record cannot be read", async () => {
    await fillFromContent(site.folder);
    await site.records.rewrite("services", (item) =>
      item["slug"] === "graphics-design" ? { ...item, serviceType: 7, isActive: false } : item,
    );
    vi.spyOn(console, "error").mockImplementation(() => undefined);
    const { services } = await load(site);
    expect(services.leftOut).toHaveLength(1);
    expect(services.leftOut[0]).not.toHaveProperty("byContent");
    expect(services.gone).toEqual(["graphics-design"]);
  });

  test("says of a record with an impossible address whether the page of content stands in for it: not when it is hidden, or another's", async () => {
    await fillFromContent(site.folder);
    const [first, second, third] = await listOf(site, "projects");
    if (!first || !second || !third) throw new Error("The store was not filled.");
    const away = { slug: "", title: "!" };
    const changes: Record<string, object> = {
      [first._id]: away,
      [second._id]: { ...away, isActive: false },
      [third._id]: away,
    };
    await site.records.rewrite("projects", (item) => ({
      ...item,
      ...changes[String(item["_id"])],
    }));
    await site.records.rewrite("projects", (item) =>
      item["_id"] === third._id ? { ...item, page: undefined, slug: "not-found" } : item,
    );
    const { projects } = await load(site);
    expect(projects.leftOut.map(({ _id, byContent }) => [_id, byContent])).toEqual([
      [first._id, true],
      [second._id, undefined],
      [third._id, undefined],
    ]);
    expect(projects.gone).toEqual([second.slug, third.slug]);
  });

  test.each([
    ["title", undefined, "This field is required."],
    ["budget", "much", "Must be a number, like 12500 or 12500.50."],
    ["isActive", "yes", "Must be true or false."],
    ["images", "/media/boat.webp", "Must be a list."],
    ["features", [{}], "Must be text."],
    ["completionDate", "May 2026", "Must be a date, like 2026-03-01."],
    ["completionDate", "2026-02-30", "Not a valid date."],
    ["change", { action: "dreamt" }, "It is damaged and cannot be read."],
  ])("says in plain words what is wrong with %s", async (field, value, reason) => {
    await site.records.admin.create("projects");
    await site.records.rewrite("projects", (item) => ({ ...item, [field]: value }));
    vi.spyOn(console, "error").mockImplementation(() => undefined);
    const { projects } = await load(site);
    expect(projects.leftOut).toMatchObject([{ field }]);
    expect(reasons(projects.leftOut)).toEqual([reason]);
  });

  test("leaves out each record whose address no page can have, and makes the pages of all others", async () => {
    const slugs = [
      "index",
      "not-found",
      "rad-".repeat(240) + "s",
      "Über",
      "../index",
      "",
      "loom",
      "loom",
      "jute",
    ];
    const names = slugs.map((_, n) => `Project ${n}`);
    for (const title of names) await site.records.admin.create("projects", { title });
    await site.records.rewrite("projects", (item) => ({
      ...item,
      title: "!",
      slug: slugs[names.indexOf(String(item["title"]))],
    }));
    const { projects } = await load(site);
    expect(projects.records.map(({ slug }) => slug)).toEqual(["loom", "jute"]);
    const noLetter = "The name has no letter or digit to make an address from.";
    expect(reasons(projects.leftOut)).toEqual([
      "The address /projects/index belongs to another page.",
      "The address /projects/not-found belongs to another page.",
      "The address is too long for a page. Save the record to shorten it.",
      ...[noLetter, noLetter, noLetter],
      "The address /projects/loom belongs to another page.",
    ]);
  });

  test("hides the page of a record that was deleted, also for good, and forgets no new page of content", async () => {
    await fillFromContent(site.folder);
    const [first, second] = await listOf(site, "services");
    for (const record of [first, second])
      if (record) await site.records.admin.remove("services", record);
    await site.records.admin.purge("services", second?._id ?? "");
    expect((await load(site)).services.gone.toSorted()).toEqual(
      [first?.slug, second?.slug].toSorted(),
    );
  });

  test("without a store has the pages of content alone, and with one that does not answer none at all", async () => {
    const context = process.env["NETLIFY_BLOBS_CONTEXT"];
    delete process.env["NETLIFY_BLOBS_CONTEXT"];
    const { entries, said, told } = await load(site);
    expect(Array.from(entries)).toEqual([["none", { kind: "none" }]]);
    expect([told, said]).toEqual([
      ["no store of records at hand: the pages are made of content/ alone"],
      [],
    ]);
    process.env["NETLIFY_BLOBS_CONTEXT"] = context;
    await site.records.store.write("services", "all", "no document");
    vi.spyOn(console, "error").mockImplementation(() => undefined);
    await expect(load(site)).rejects.toMatchObject({ code: "unavailable" });
  });
});
