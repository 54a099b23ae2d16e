/** The brief without script: step by step, in each language, with made-up input, to a request. */
import { beforeEach, describe, expect, test, vi } from "vitest";
import { stepsOf } from "#domain/brief/brief.ts";
import type { MessageRecord } from "#domain/inbox/message.ts";
import { requestChoices } from "#domain/inbox/request-choices.ts";
import { TEXT_MAX } from "#domain/limits.ts";
import { LOCALES } from "#domain/links.ts";
import { briefTexts } from "#site/i18n/brief-texts.ts";
import {
  begin,
  BUILT,
  OFFER,
  type Pairs,
  post,
  postBody,
  send,
  type Step,
} from "#tests/support/page/brief-page.ts";
import { expectPage, switchOf, withFrame } from "#tests/support/page/framed-page.ts";
import { startStore, type TestStore } from "#tests/support/store/store.ts";

withFrame(BUILT);

const headingOf = ({ text }: Step) => /<h1[^>]*>([^<]*)/.exec(text)?.[1];
const valuesOf = ({ pairs }: Step, name: string) =>
  pairs.filter(([known]) => known === name).map(([, value]) => value);
const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, " ");
const WORDS = 'Saris & "quotes"\n<script>alert(1)</script>';

/** Goes through all steps, and returns the last one. */
async function throughSteps(locale: string, words = WORDS): Promise<Step> {
  const { budget, timeline } = requestChoices(locale as "en");
  const chosen: Pairs[] = [
    [
      ["want", "ads"],
      ["want", "web"],
    ],
    [
      ["size.web", "usual"],
      ["size.ads", "large"],
    ],
    [
      ["budget", budget[2] ?? ""],
      ["timeline", timeline[1] ?? ""],
    ],
    [["like", "/projects/cars"]],
    [["words", words]],
  ];
  let page = await begin(`?locale=${locale}`);
  const [, ...steps] = stepsOf(OFFER);
  for (const [at, step] of steps.entries()) page = await post(page.pairs, step, chosen[at]);
  return page;
}

describe("step by step", () => {
  test.each(LOCALES)(
    "each question comes in its language (%s), with its number",
    async (locale) => {
      const texts = briefTexts(locale);
      let page = await begin(`?locale=${locale}&service=web`);
      for (const [at, step] of stepsOf(OFFER).entries()) {
        if (at > 0) page = await post(page.pairs, step);
        expectPage(page, 200, texts.steps[step]);
        expect(page.text).toContain(`<html lang="${locale}">`);
      }
    },
  );

  test("the brief has the office's day", async () => {
    vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-11-30T20:00:00Z") });
    try {
      expect((await throughSteps("en")).text).toContain("1 December 2026");
    } finally {
      vi.useRealTimers();
    }
  });

  test("the last step shows the brief and its range, and carries an ordinary request", async () => {
    const page = await throughSteps("en");
    expectPage(page, 200, "Where can we reach you?");
    expect(page.text).toContain("$4,000 to $18,000, and from $3,000 a month");
    expect(page.text).toContain('action="/api/service/submit-request"');
    expect(Object.fromEntries(page.pairs)).toMatchObject({
      service: "Web & Apps, Ads",
      message: [
        "Web & Apps: Usual, $4,000 to $18,000",
        "Ads: Large, from $3,000 a month",
        "Usual range: $4,000 to $18,000, and from $3,000 a month",
        "",
        WORDS,
      ].join("\n"),
      budget: "$15,000 to $40,000",
      timeline: "In one to three months",
      about: "/projects/cars",
    });
  });

  test("back and forward lose nothing", async () => {
    const person: Pairs = [
      ["name", "Maria"],
      ["email", "maria@"],
      ["phone", "1"],
    ];
    let page = await post((await throughSteps("en")).pairs, "words", person);
    expect(valuesOf(page, "words")).toEqual([WORDS]);
    for (const step of ["likes", "time", "size", "services"]) page = await post(page.pairs, step);
    expect(headingOf(page)).toBe("What do you need?");
    expect(valuesOf(page, "want")).toEqual(["web", "ads"]);
    page = await post(page.pairs, "person");
    expect(Object.fromEntries(page.pairs)).toMatchObject({
      ...Object.fromEntries(person),
      budget: "$15,000 to $40,000",
      about: "/projects/cars",
      words: WORDS,
    });
  });

  test("an address begins with its services, and knows no words or names", async () => {
    const page = await begin("?service=ads&service=nope&service=ads&words=w&name=Eve&email=e@e.e");
    expect(page.pairs).toEqual([
      ["want", "ads"],
      ["locale", "en"],
    ]);
    expect(page.text).not.toContain("Eve");
  });

  test("the switch of languages keeps the step and its choices, but no words", async () => {
    const { pairs } = await throughSteps("fr", "secret");
    const page = await post(pairs, "time");
    const [, bengali = ""] = switchOf(page.text);
    expect(bengali).not.toContain("secret");
    const there = await begin(bengali.slice(bengali.indexOf("?")));
    expect(headingOf(there)).toBe(briefTexts("bn").steps.time);
    expect(valuesOf(there, "budget")).toEqual([requestChoices("bn").budget[2]]);
    expect(valuesOf(there, "timeline")).toEqual([requestChoices("bn").timeline[1]]);
    expect(valuesOf(there, "want")).toEqual(["web", "ads"]);
  });
});

describe("made-up briefs", () => {
  test("what the site does not offer is dropped", async () => {
    const page = await post([], "time", [
      ...Array.from({ length: 1_000 }, (_, n): [string, string] => ["want", `made-up-${n}`]),
      ...Array.from({ length: 1_000 }, (): [string, string] => ["want", "web"]),
      ["want", "__proto__"],
      ["size.web", "gigantic"],
      ["size.ads", "usual"],
      ["like", "/projects/nope"],
      ["like", "https://evil.example/projects/cars"],
      ["budget", "A million"],
      ["timeline", "<b>now</b>"],
      ["__proto__", "x"],
      ["constructor", "x"],
    ]);
    expectPage(page, 200, "By when");
    expect(page.pairs).toEqual([
      ["timeline", ""],
      ["budget", ""],
      ["locale", "en"],
      ["want", "web"],
    ]);
  });

  test.each(["", "person", "nope", "__proto__"])(
    "without a service, step '%s' asks for one and keeps the rest",
    async (step) => {
      const page = await post([], step, [
        ["words", WORDS],
        ["name", "Maria"],
      ]);
      expectPage(page, step === "person" ? 400 : 200, "What do you need?");
      expect(page.text.includes("Please choose at least one service.")).toBe(step === "person");
      expect(valuesOf(page, "words")).toEqual([WORDS]);
      expect(valuesOf(page, "name")).toEqual(["Maria"]);
    },
  );

  test("words that are too long come back whole, with their length", async () => {
    const words = "ক".repeat(TEXT_MAX.words + 1);
    const page = await throughSteps("en", words);
    expectPage(page, 400, "Must have at most 3,000 characters (3,001 now).");
    expect(headingOf(page)).toBe("What else should we know?");
    expect(valuesOf(page, "words")).toEqual([words]);
    const shorter = await post(page.pairs, "person", [["words", words.slice(1)]]);
    expectPage(shorter, 200, "Where can we reach you?");
  });

  test.each(["time", "person"])("markup stays text in step %s", async (step) => {
    const evil = '"><img src=x onerror=alert(1)></textarea><script>';
    const page = await post([], step, [
      ["want", "web"],
      ["words", evil],
      ["name", evil],
      ["budget", evil],
    ]);
    expect(page.text).not.toMatch(/<img|<script/);
    expect(valuesOf(page, "words")).toEqual([evil]);
  });

  test.each([
    ["want=web&words=%FF&step=time", "application/x-www-form-urlencoded", 400],
    [`want=web&words=${"w".repeat(300_000)}`, "application/x-www-form-urlencoded", 413],
    ['{"want":"web","step":"time"}', "application/json", 200],
    ["", "text/plain", 200],
  ])("a broken post is a page: %#", async (body, type, status) => {
    expectPage(
      await postBody(body, type),
      status,
      status === 200 ? "What do you need?" : "go back",
    );
  });

  test("another site cannot post", async () => {
    const briefSteps = (await import("../../netlify/functions/brief-steps.ts")).default;
    const request = new Request("http://localhost:8888/brief/steps", {
      method: "POST",
      headers: { origin: "https://evil.example" },
      body: new URLSearchParams({ want: "web" }),
    });
    const context = { ip: "", requestId: "", waitUntil: () => undefined };
    expect((await briefSteps(request, context)).status).toBe(403);
  });
});

describe("the request", () => {
  let store: TestStore;
  beforeEach(async () => {
    store = await startStore();
    return () => store.close();
  });
  const records = async () => Object.values(await store.all<MessageRecord>("messages"));

  test.each(LOCALES)("of a brief in %s is stored with its choices", async (locale) => {
    const { pairs } = await throughSteps(locale);
    const person: Pairs = [
      ["name", "Maria Lind"],
      ["email", "maria@riverfreight.example"],
    ];
    expect((await send(pairs, person)).status).toBe(303);
    const [record] = await records();
    expect(record).toMatchObject({
      kind: "request",
      service: "Web & Apps, Ads",
      budget: requestChoices(locale).budget[2],
      timeline: requestChoices(locale).timeline[1],
      about: ["/projects/cars"],
      locale,
      page: "/brief/steps",
    });
    expect(record?.message.endsWith(WORDS)).toBe(true);
    expect(plain(record?.message ?? "")).toContain(
      { en: "$4,000", bn: "৪,০০০", fr: "4 000 $", es: "$4,000" }[locale],
    );
  });

  test("without budget and time, both stay empty", async () => {
    const page = await post([["want", "photos"]], "person");
    await send(page.pairs, [
      ["name", "Maria"],
      ["email", "maria@riverfreight.example"],
    ]);
    expect(await records()).toMatchObject([
      {
        service: "Photos",
        budget: "",
        timeline: "",
        about: [],
        message: "Photos: Not sure yet, priced after a first look",
      },
    ]);
  });

  test("a refused one comes back with the whole brief in its form", async () => {
    const { pairs } = await throughSteps("en");
    const answer = await send(pairs, [
      ["name", ""],
      ["email", "maria@"],
    ]);
    const text = await answer.text();
    expectPage({ status: answer.status, response: answer, text }, 400);
    for (const kept of ["Web &amp; Apps, Ads", "Usual, $4,000", "&lt;script&gt;", "/projects/cars"])
      expect(text).toContain(kept);
    expect(await records()).toEqual([]);
  });
});

test("while the build cannot be read, the page says so, and where the words are", async () => {
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  vi.stubEnv("DEPLOY_URL", "http://localhost:1");
  const page = await postBody("want=web&words=w&locale=fr&step=time");
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
  expect(page.status).toBe(503);
  expect(page.text).toContain("revenez à la page précédente");
});
