/** What becomes of a record on pages in other languages. */
import { expect, test } from "vitest";
import { PROJECT_FACTS, PROJECT_WORDS, type ProjectPage } from "#domain/records/project.ts";
import { SERVICE_WORDS, type ServiceContent } from "#domain/records/service.ts";
import { translatedProject, translatedService } from "#domain/records/translated.ts";

const SERVICE = {
  serviceType: "Boats",
  shortDetails: "From $90 a day.",
  deliveryTime: "2 weeks",
  fullDetails: ["First.", "Second."],
  bulletPoints: ["Hull - new"],
  images: [
    { src: "one", alt: "A boat" },
    { src: "two", alt: "A quay" },
  ],
  metaDescription: "Boats for hire",
  order: 1,
} as ServiceContent<string>;
const SERVICE_FR = {
  serviceType: "Bateaux",
  shortDetails: "Dès 90 $ par jour.",
  deliveryTime: "2 semaines",
  fullDetails: ["Premièrement.", "Deuxièmement."],
  bulletPoints: ["Coque - neuve"],
  images: [
    { src: "one", alt: "Un bateau" },
    { src: "two", alt: "Un quai" },
  ],
  metaDescription: "Bateaux à louer",
  order: 1,
} as ServiceContent<string>;
const PROJECT = {
  title: "Ghat",
  client: "Ghatline",
  category: "Custom Software",
  location: "Dhaka",
  launchDate: "2025-01-01",
  projectBudget: "$900",
  descriptions: ["Short.", "Long."],
  solution: { overview: "All in one.", features: [{ title: "Desk", description: "one" }] },
  images: [{ src: "one", alt: "A desk", caption: "The desk." }],
  order: 1,
} as unknown as ProjectPage<string>;
const PROJECT_FR = {
  title: "Le ghat",
  client: "Ghatline SARL",
  category: "Custom Software",
  location: "Dacca",
  launchDate: "2025-01-01",
  projectBudget: "$900",
  descriptions: ["Court.", "Long, en français."],
  solution: { overview: "Tout en un.", features: [{ title: "Bureau", description: "un" }] },
  images: [{ src: "one", alt: "Un bureau", caption: "Le bureau." }],
  order: 1,
} as unknown as ProjectPage<string>;

const OF_SERVICE = { source: SERVICE, own: SERVICE_FR };
const OF_PROJECT = { source: PROJECT, own: PROJECT_FR };

test("where nothing was changed, the translation is as it was", () => {
  const none = { inEnglish: new Set(), fields: [] };
  expect(translatedService(SERVICE, { content: OF_SERVICE })).toEqual({
    data: SERVICE_FR,
    ...none,
  });
  expect(translatedProject(PROJECT, { content: OF_PROJECT })).toEqual({
    data: PROJECT_FR,
    ...none,
  });
});

test("facts of a project are the same in all languages, and so is their absence", () => {
  const english = {
    ...PROJECT,
    category: "Commercial",
    status: "On Hold",
    launchDate: "2026-02-03",
  };
  const own = { ...PROJECT_FR };
  for (const page of [english, own]) delete page.projectBudget;
  const { data, fields } = translatedProject(english, { content: OF_PROJECT });
  expect(data).toEqual({
    ...own,
    category: "Commercial",
    status: "On Hold",
    launchDate: "2026-02-03",
  });
  expect(fields).toEqual([]);
  const planned = { ...PROJECT };
  delete planned.launchDate;
  expect(Object.keys(translatedProject(planned, { content: OF_PROJECT }).data)).not.toContain(
    "launchDate",
  );
});

test("only a text that was changed is in English, wherever the others stand now; what was taken away is gone", () => {
  const english = {
    ...SERVICE,
    shortDetails: "From $120 a day.",
    fullDetails: ["Second.", "New."],
    bulletPoints: [],
  };
  expect(translatedService(english, { content: OF_SERVICE })).toEqual({
    data: {
      ...SERVICE_FR,
      shortDetails: "From $120 a day.",
      fullDetails: ["Deuxièmement.", "New."],
      bulletPoints: [],
    },
    inEnglish: new Set(["From $120 a day.", "New."]),
    fields: ["shortDetails", "fullDetails"],
  });
});

test("pictures and their order are the record's; what is said of them is translated where it is the same", () => {
  const images = [
    { src: "two", alt: "A quay at dawn" },
    { src: "one", alt: "A boat" },
    // One without a description bears the name of the page.
    { src: "new", alt: "Boats" },
  ];
  const { data, inEnglish, fields } = translatedService(
    { ...SERVICE, images },
    { content: OF_SERVICE },
  );
  expect(data.images.map(({ src, alt }) => `${String(src)} ${alt}`)).toEqual([
    "two A quay at dawn",
    "one Un bateau",
    "new Bateaux",
  ]);
  expect([inEnglish, fields]).toEqual([new Set(["A quay at dawn"]), ["images"]]);
});

test("the caption of a picture stays when its other words change, and an added picture brings its own", () => {
  const images = [
    { src: "one", alt: "A tidy desk", caption: "The desk." },
    { src: "new", alt: "A chair", caption: "A chair" },
  ];
  const { data } = translatedProject({ ...PROJECT, images }, { content: OF_PROJECT });
  expect(data.images).toEqual([
    { src: "one", alt: "A tidy desk", caption: "Le bureau." },
    { src: "new", alt: "A chair", caption: "A chair" },
  ]);
});

test("a feature that was changed in one of its parts is in English whole", () => {
  const features = [{ title: "Desk", description: "two" }];
  const { data, inEnglish, fields } = translatedProject(
    { ...PROJECT, solution: { ...PROJECT.solution, features } },
    { content: OF_PROJECT },
  );
  expect([data.solution, inEnglish, fields]).toEqual([
    { overview: "Tout en un.", features },
    new Set(["Desk", "two"]),
    ["features"],
  ]);
});

test("a delivery time is translated, in English where it was changed, and gone where it was emptied", () => {
  const inFrench = (deliveryTime: string | undefined) => {
    const { data, fields } = translatedService(
      { ...SERVICE, deliveryTime },
      { content: OF_SERVICE },
    );
    return [data.deliveryTime, fields];
  };
  expect(inFrench("2 weeks")).toEqual(["2 semaines", []]);
  expect(inFrench("3 weeks")).toEqual(["3 weeks", ["deliveryTime"]]);
  expect(inFrench(undefined)).toEqual([undefined, []]);
});

test("of everything that a record has a say in, no translation is older than the record", () => {
  const changed = (words: unknown): unknown => {
    if (typeof words === "string") return `${words} changed`;
    if (Array.isArray(words)) return words.map(changed);
    return Object.fromEntries(
      Object.entries(words as object).map(([key, value]) => [key, changed(value)]),
    );
  };
  const rewritten = <Page extends object>(page: Page, fields: readonly (keyof Page)[]) => {
    return {
      ...page,
      ...Object.fromEntries(fields.map((field) => [field, changed(page[field] ?? "Planning")])),
    };
  };
  const service = rewritten(SERVICE, SERVICE_WORDS);
  expect(translatedService(service, { content: OF_SERVICE }).data).toEqual({
    ...service,
    metaDescription: "Bateaux à louer",
  });
  const project = rewritten(PROJECT, [...PROJECT_FACTS, ...PROJECT_WORDS]);
  const { data } = translatedProject(project, { content: OF_PROJECT });
  expect(data).toEqual({ ...project, solution: { ...project.solution, overview: "Tout en un." } });
});

test("the staff's translation comes before that of content, text by text, pictures and features too", () => {
  const staff = {
    serviceType: [{ english: "Boats", text: "Barques" }],
    fullDetails: [{ english: "Second.", text: "Ensuite." }],
    images: [{ english: "A quay", text: "Un embarcadère" }],
  };
  const { data, fields } = translatedService(SERVICE, { content: OF_SERVICE, staff });
  expect(data).toEqual({
    ...SERVICE_FR,
    serviceType: "Barques",
    fullDetails: ["Premièrement.", "Ensuite."],
    images: [SERVICE_FR.images[0], { src: "two", alt: "Un embarcadère" }],
  });
  expect(fields).toEqual([]);
  const project = translatedProject(PROJECT, {
    content: OF_PROJECT,
    staff: { features: [{ english: "Desk - one", text: "Pupitre - un seul" }] },
  });
  expect(project.data.solution.features).toEqual([{ title: "Pupitre", description: "un seul" }]);
});

test("a staff translation of an English text that has changed since is not shown", () => {
  const staff = { shortDetails: [{ english: "From $80 a day.", text: "Dès 80 $ par jour." }] };
  const english = { ...SERVICE, shortDetails: "From $120 a day." };
  const { data, inEnglish } = translatedService(english, { content: OF_SERVICE, staff });
  expect([data.shortDetails, inEnglish]).toEqual([
    "From $120 a day.",
    new Set(["From $120 a day."]),
  ]);
});

test("without a page in content, what staff have not translated is in English and marked, with the page's own texts", () => {
  const english = {
    ...SERVICE,
    metaDescription: "From $90 a day.",
    benefits: [{ title: "Fast", description: "No queue." }],
  };
  const staff = { shortDetails: [{ english: "From $90 a day.", text: "Dès 90 $ par jour." }] };
  const { data, inEnglish, fields } = translatedService(english, { staff });
  expect(data).toEqual({
    ...english,
    shortDetails: "Dès 90 $ par jour.",
    metaDescription: "Dès 90 $ par jour.",
  });
  for (const text of ["Boats", "2 weeks", "First.", "Hull - new", "A boat", "Fast", "No queue."])
    expect(inEnglish).toContain(text);
  expect(inEnglish).not.toContain("Dès 90 $ par jour.");
  expect(fields).toEqual(["serviceType", "deliveryTime", "fullDetails", "bulletPoints", "images"]);
});
