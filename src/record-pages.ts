/** The pages of `content/` with the staff's records and translations over them. */
import type { ImageMetadata } from "astro";
import { type CollectionEntry, getCollection, getEntry } from "astro:content";
import { PARTS } from "#domain/content/parts.ts";
import { type Locale, LOCALES } from "#domain/links.ts";
import { lastChange } from "#domain/records/last-change.ts";
import { currentSlugs, type Entry, overlaid, untranslatedIn } from "#domain/records/overlay.ts";
import type { ProjectPage } from "#domain/records/project.ts";
import {
  type BuildInfo,
  type BuiltList,
  builtListOf,
  type BuiltTranslations,
  type PublishedList,
  type PublishedProject,
  type PublishedQuestion,
  type PublishedService,
} from "#domain/records/published.ts";
import { type QuestionContent, questionEntries } from "#domain/records/question.ts";
import { overlayProject, overlayQuestion, overlayService } from "#domain/records/record-page.ts";
import type { RecordKind } from "#domain/records/record.ts";
import {
  translatedProject,
  translatedQuestion,
  translatedService,
} from "#domain/records/translated.ts";
import { staffFactsOfBuild } from "#site/facts/staff.ts";
import { once } from "./once.ts";

/** The staff's records as this build read them. */
export const recordLists = once(async () => {
  const lists = (await getCollection("records")).map(({ data }) => data);
  return {
    services: lists.find(
      (list): list is { kind: "services" } & PublishedList<PublishedService<ImageMetadata>> =>
        list.kind === "services",
    ),
    projects: lists.find(
      (list): list is { kind: "projects" } & PublishedList<PublishedProject<ImageMetadata>> =>
        list.kind === "projects",
    ),
    questions: lists.find(
      (list): list is { kind: "questions" } & PublishedList<PublishedQuestion> =>
        list.kind === "questions",
    ),
  };
});

/** The prices that staff have set, by the current slug of the page. */
export async function staffPrices(kind: "services" | "platforms") {
  const moved = kind === "services" ? (await movedSlugs()).services : new Map<string, string>();
  const prices = Object.entries(staffFactsOfBuild()?.facts.prices ?? {});
  return new Map(
    prices.flatMap(([page, price]) => {
      const [its, slug = ""] = page.split("/");
      return its === kind ? [[moved.get(slug) ?? slug, price] as const] : [];
    }),
  );
}

/** Current slugs by the former ones. */
export const movedSlugs = once(async () => {
  const { services, projects } = await recordLists();
  return {
    services: currentSlugs(services?.records ?? []),
    projects: currentSlugs(projects?.records ?? []),
  };
});

export const servicePages = once(
  async (): Promise<Entry<CollectionEntry<"services">["data"]>[]> => {
    const { services } = await recordLists();
    const pages = await getCollection("services");
    const overlay = {
      overlay: overlayService<ImageMetadata>,
      translated: translatedService<ImageMetadata>,
    };
    return services
      ? overlaid(pages, services, overlay, await staffTranslations("services"))
      : pages;
  },
);

export const projectPages = once(async (): Promise<Entry<ProjectPage<ImageMetadata>>[]> => {
  const { projects } = await recordLists();
  const pages = PARTS.projects ? await getCollection("projects") : [];
  const overlay = {
    overlay: overlayProject<ImageMetadata>,
    translated: translatedProject<ImageMetadata>,
    isFeatured: ({ isFeatured }: PublishedProject) => isFeatured,
  };
  return projects ? overlaid(pages, projects, overlay, await staffTranslations("projects")) : pages;
});

export const questionPages = once(async (): Promise<Entry<QuestionContent>[]> => {
  const { questions } = await recordLists();
  const files = PARTS.faqs ? await getCollection("faqs") : [];
  const pages = questionEntries(files);
  const overlay = { overlay: overlayQuestion, translated: translatedQuestion };
  return questions
    ? overlaid(pages, questions, overlay, await staffTranslations("questions"))
    : pages;
});

/** The staff's translations of a kind, by language and record. */
const staffTranslations = once(
  async (kind: RecordKind): Promise<Partial<Record<Locale, BuiltTranslations>>> => {
    const lists = LOCALES.map(
      async (locale) =>
        [locale, (await getEntry("translations", `${locale}/${kind}`))?.data ?? {}] as const,
    );
    return Object.fromEntries(await Promise.all(lists));
  },
);

type TranslatedRevisions = NonNullable<BuiltList["translations"]>;

async function translatedRevisions(kind: RecordKind): Promise<TranslatedRevisions> {
  const revisions: TranslatedRevisions = {};
  for (const [locale, records] of Object.entries(await staffTranslations(kind)))
    for (const [id, { revision }] of Object.entries(records))
      revisions[id] = { ...revisions[id], [locale]: revision };
  return revisions;
}

/** When staff last changed the record of a page (ISO), if they did. */
export async function getLastChange(kind: RecordKind, slug: string): Promise<string | undefined> {
  const lists = await recordLists();
  return lastChange(slug, lists[kind]?.records ?? []);
}

/** What this build has read of the staff's records, for the admin. */
export async function getBuildInfo(): Promise<BuildInfo> {
  const { services, projects, questions } = await recordLists();
  const staff = staffFactsOfBuild();
  return {
    ...(staff && { facts: staff.revision }),
    services: services
      ? builtListOf(
          services,
          untranslatedIn(await servicePages(), services.records),
          await translatedRevisions("services"),
        )
      : null,
    projects: projects
      ? builtListOf(
          projects,
          untranslatedIn(await projectPages(), projects.records),
          await translatedRevisions("projects"),
        )
      : null,
    questions: questions
      ? builtListOf(
          questions,
          untranslatedIn(await questionPages(), questions.records),
          await translatedRevisions("questions"),
        )
      : null,
  };
}
