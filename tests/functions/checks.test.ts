/** The checks before publishing on the server, and in the build. */
import { expect, test, vi } from "vitest";
import type { AgencyState } from "#domain/api/agency.ts";
import type { RecordCheck } from "#domain/api/checks.ts";
import { withFrame } from "#tests/support/page/framed-page.ts";
import { load, openProject } from "#tests/support/records/project.ts";
import { media, SERVICE } from "#tests/support/records/records.ts";

withFrame({
  "/sitemap-0.xml":
    "<loc>https://nokshaworks.example/</loc><loc>https://nokshaworks.example/about/</loc>",
  "/about": '<h2 id="team">Team</h2><p id=process>',
  "/": '<section id="cost">',
  "/pictures.json": [{ key: keyOf("quay"), alts: { en: "A quay" } }],
  "/words/services.json": {
    looms: { fr: { shortDetails: [{ english: SERVICE.shortDetails, text: "Des bateaux." }] } },
  },
  "/words/projects.json": {},
  "/words/questions.json": {},
});

const site = openProject();
function keyOf(name: string): string {
  return media(name).replace(/^\/media\/(\w+)\.(\w+)$/, "$2/$1");
}
const PICTURES = { images: [], imageAlts: {} };
const FUTURE = { completionDate: "2199-01-01" };

test("staff get every check of the saved records in their language, errors first", async () => {
  const { admin, manager } = site.records;
  await admin.create("services", { ...PICTURES, serviceType: "Looms", bulletPoints: [] });
  await admin.create("projects", { ...PICTURES, title: "Boats", ...FUTURE });
  await admin.create("projects", { ...PICTURES, title: "Hidden", ...FUTURE, isActive: false });
  const { data: all } = await manager.ask<RecordCheck[]>("GET", "/api/checks", undefined, {
    "accept-language": "es",
  });
  const data = all.filter(({ locale }) => locale === undefined);
  expect(data.map(({ weight, title, field }) => [weight, title, field])).toEqual([
    ["error", "Boats", "completionDate"],
    ["warning", "Looms", "bulletPoints"],
  ]);
  expect(data[0]?.reason).toBe(
    "El proyecto está terminado, pero su fecha de fin todavía no llegó.",
  );
});

const checks = async () =>
  (await site.records.manager.ask<RecordCheck[]>("GET", "/api/checks")).data;

test("links are checked against pages, their places, records under any name, and saved questions", async () => {
  const { admin } = site.records;
  const { data: made } = await admin.create("services", { ...PICTURES, serviceType: "Looms" });
  await admin.save("services", made, { ...PICTURES, serviceType: "Wide Looms" });
  const { data: question } = await admin.create("questions", {
    question: "Do you sail?",
    answer:
      "/about, /about/#team, /about#process, /#cost, /contact, /services/looms, /services/wide-looms, /terms, /fr/Privacy and /#do-you-sail, " +
      "not /about#history, /#price, /services/narrow-looms or /blog/99 or /%E0%A4%A.",
  });
  const found = (await checks()).filter(({ _id, locale }) => _id === question._id && !locale);
  expect(found.map(({ field, reason }) => [field, /\/\S*/.exec(reason)?.[0]])).toEqual([
    ["answer", "/about#history"],
    ["answer", "/#price"],
    ["answer", "/services/narrow-looms"],
    ["answer", "/blog/99"],
    ["answer", "/%E0%A4%A"],
  ]);
});

test("languages are told as visitors get them; a picture of the library has its words; figures are compared", async () => {
  await site.records.store.write("picture-notes", keyOf("rope"), {});
  const { data: made } = await site.records.admin.create("services", {
    serviceType: "Looms",
    images: [media("quay"), media("rope")],
    imageAlts: {},
    fullDetails: ["Write to sales@nokshaworks.example."],
  });
  const found = (await checks()).filter(({ _id }) => _id === made._id);
  expect(found.map(({ field, entry, locale, reason }) => [field, entry, locale, reason])).toEqual([
    [
      "fullDetails",
      0,
      undefined,
      "“sales@nokshaworks.example” differs from what the agency says elsewhere: hello@nokshaworks.example.",
    ],
    ["images", 1, undefined, "Picture 2 has no description for people who cannot see it."],
    [
      undefined,
      undefined,
      "bn",
      "Not translated yet, so visitors read it in English: বাংলা (4), Français (3), and Español (4).",
    ],
  ]);
});

test("a picture that is neither stored nor in content/ is missing, as the build then says", async () => {
  const { data: made } = await site.records.admin.create("services", {
    serviceType: "Looms",
    images: [media("quay"), media("lost")],
    imageAlts: { [media("lost")]: "A rope" },
  });
  const found = (await checks()).filter(({ _id, locale }) => _id === made._id && !locale);
  const reason = "Picture 2 is not shown, because it no longer exists. Please upload it again.";
  expect(found.map(({ weight, field, entry, reason }) => [weight, field, entry, reason])).toEqual([
    ["warning", "images", 1, reason],
  ]);
  expect((await load(site)).said.join()).toContain(`“Looms”: ${reason}`);
});

test("texts are compared with the facts that staff have saved", async () => {
  const { admin, manager } = site.records;
  const { data: made } = await admin.create("questions", {
    question: "What if it breaks?",
    answer: "Fixes are free for 90 days.",
  });
  const differing = async () =>
    (await checks()).filter(({ _id, locale }) => _id === made._id && !locale);
  expect(await differing()).toEqual([]);
  const { facts } = (await manager.ask<AgencyState>("GET", "/api/agency")).data;
  const changed = { ...facts, promises: { ...facts.promises, fixDays: 75 } };
  const { status } = await admin.ask("PUT", "/api/agency", changed, { "if-match": '"0"' });
  expect(status).toBe(200);
  expect((await differing()).map(({ field, reason }) => [field, reason])).toEqual([
    ["answer", "“Fixes are free for 90 days” differs from what the agency says elsewhere: 75."],
  ]);
});

test("published translations are compared with the agency's facts too, where they count", async () => {
  const { admin, manager } = site.records;
  const { data: made } = await admin.create("services", {
    ...PICTURES,
    serviceType: "Looms",
    fullDetails: ["We mend.", "We oil."],
  });
  const translate = (locale: string, isPublished: boolean, text: string) =>
    admin.ask(
      "PUT",
      `/api/translations/services/${made._id}/${locale}`,
      {
        isPublished,
        fields: {
          fullDetails: [
            { english: "We mend.", text },
            { english: "We oiled.", text },
          ],
        },
      },
      { "if-match": '"0"' },
    );
  expect((await translate("fr", true, "Nous corrigeons pendant 75 jours.")).status).toBe(200);
  expect((await translate("es", false, "Corregimos durante 75 días.")).status).toBe(200);
  const found = (await checks()).filter(
    ({ _id, reason }) => _id === made._id && reason.includes("75"),
  );
  expect(found.map(({ locale, field, weight, reason }) => [locale, field, weight, reason])).toEqual(
    [
      [
        "fr",
        "fullDetails",
        "warning",
        "“corrigeons pendant 75 jours” differs from what the agency says elsewhere: 90.",
      ],
    ],
  );
  const list = await manager.ask<RecordCheck[]>("GET", "/api/checks", undefined, {
    "accept-language": "fr",
  });
  expect(list.data.find(({ reason }) => reason.includes("75"))?.reason).toContain(
    "ne correspond pas",
  );
});

test("published translations are checked as the English is, each text in its place", async () => {
  const { admin } = site.records;
  const { data: made } = await admin.create("projects", {
    ...PICTURES,
    title: "Tide tables",
    description: "One.\n\nTwo.",
    features: ["Tides"],
  });
  await admin.create("questions", { question: "Do you sail?", answer: "Yes." });
  const pair = (english: string, text: string) => ({ english, text });
  const fields = {
    title: [pair("Tide tables", "Horaires depuis 2101")],
    description: [
      pair("One.", "a".repeat(500)),
      pair("Two.", "Voir /fr/about, /fr/projects/tide-tables/, /fr/#do-you-sail et /fr/blog/99."),
      pair("Three.", "Voir /fr/oubli."),
    ],
    features: [pair("Tides", "Marées")],
  };
  const translate = (locale: string, isPublished: boolean) =>
    admin.ask(
      "PUT",
      `/api/translations/projects/${made._id}/${locale}`,
      { isPublished, fields },
      { "if-match": '"0"' },
    );
  expect((await translate("fr", true)).status).toBe(200);
  expect((await translate("es", false)).status).toBe(200);
  // Of an earlier version, which took it.
  const key = `projects/${made._id}/fr`;
  const stored = (await site.records.store.all<{ fields: object }>("translations"))[key];
  await site.records.store.write("translations", key, {
    ...stored,
    fields: { ...stored?.fields, features: [pair("Tides", "\u200b")] },
  });
  const found = (await checks()).filter(
    ({ _id, field, locale }) => _id === made._id && locale !== undefined && field !== undefined,
  );
  expect(
    found.map(({ weight, locale, field, entry, reason }) => [
      ...[weight, locale, field, entry],
      /\/\S*[^.\s]|\d{4}|\d+ now|Nothing/.exec(reason)?.[0],
    ]),
  ).toEqual([
    ["warning", "fr", "title", undefined, "2101"],
    ["warning", "fr", "description", 0, "500 now"],
    ["warning", "fr", "description", 1, "/fr/blog/99"],
    ["warning", "fr", "features", 0, "Nothing"],
  ]);
});

test("while the built files do not answer, the rest is checked all the same", async () => {
  vi.stubEnv("DEPLOY_URL", "http://127.0.0.1:9");
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  await site.records.admin.create("services", {
    ...PICTURES,
    serviceType: "Looms",
    fullDetails: ["See /nowhere."],
    bulletPoints: [],
  });
  expect((await checks()).map(({ field }) => field)).toEqual(["bulletPoints"]);
  vi.unstubAllEnvs();
});

test("a build shows the last version without an error, and says so; everything else is published", async () => {
  const { admin } = site.records;
  const { data: made } = await admin.create("projects", { ...PICTURES, title: "Boats" });
  const { data: second } = await admin.save("projects", made, {
    ...PICTURES,
    title: "Boats",
    description: "Sound.",
  });
  const { data: third } = await admin.save("projects", second, {
    ...PICTURES,
    title: "Boats of Dhaka",
    description: "Wrong.",
    ...FUTURE,
  });
  await admin.create("projects", { ...PICTURES, title: "Never sound", ...FUTURE });
  await admin.create("projects", { ...PICTURES, title: "Sound from the start" });
  const { projects, said } = await load(site);
  expect(projects.records.map(({ title, revision, slug }) => [title, revision, slug])).toEqual([
    ["Boats", 2, third.slug],
    ["Sound from the start", 1, "sound-from-the-start"],
  ]);
  expect(projects.leftOut.map(({ revision, field }) => [revision, field])).toEqual([
    [1, "completionDate"],
    [3, "completionDate"],
  ]);
  expect(said).toContain(
    "The project “Boats of Dhaka” is held back: completionDate: The project is completed, but its completion date is in the future.",
  );
  await admin.save("projects", third, { ...PICTURES, title: "Boats of Dhaka" });
  const fixed = (await load(site)).projects;
  expect(fixed.records.map(({ title, revision }) => [title, revision])).toEqual([
    ["Boats of Dhaka", 4],
    ["Sound from the start", 1],
  ]);
});
