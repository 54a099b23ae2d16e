/**
 * The page behind a link to a preview: the record's public page in the site's frame, filled with
 * its draft or with what is saved. It needs no script.
 */
import { createElement, Fragment, type ReactElement } from "react";
import { timeZone } from "#generated/agency.ts";
import { type Locale, PREVIEWS, siteLinks } from "#domain/links.ts";
import type { StoredPreview } from "#domain/records/preview-link.ts";
import { RECORD_KINDS, recordId, type RecordKind } from "#domain/records/record.ts";
import { type PageWords, shownProject, shownService } from "#domain/records/shown.ts";
import { momentIn } from "#domain/text/dates.ts";
import { zoneName } from "#domain/text/zone-name.ts";
import { paragraphsOf } from "#domain/text/text.ts";
import { failedPage } from "#server/forms/failed-page.ts";
import { framedPage } from "#server/forms/framed-page.ts";
import { AppError } from "#server/http/errors.ts";
import { type RequestContext, settle } from "#server/http/http.ts";
import { inWords } from "#server/http/texts.ts";
import { visitorLocale } from "#server/http/visitor.ts";
import { COLLECTIONS } from "#server/records/collections.ts";
import { FramedPage } from "#site/forms/FramedPage.tsx";
import { formsIn } from "#site/i18n/form-texts.ts";
import { say, type Sentence } from "#site/i18n/sentence.ts";
import { fillPage, ownPageOf, readPage } from "./fill-page.ts";
import { findPreview } from "./links.ts";
import { contentOf, type PreviewContent } from "./preview-content.ts";
import { templateOf } from "./template.ts";

export interface Call {
  request: Request;
  context: RequestContext;
  params: { kind: string; id: string; link: string };
}

/** The address is the key, so it goes to no other site, into no index and no cache. */
const PRIVATE = { "referrer-policy": "no-referrer", "x-robots-tag": "noindex, nofollow" } as const;

export async function showPreview(call: Call): Promise<Response> {
  const { request, context, params } = call;
  const locale = visitorLocale(request);
  const page = await settle(() => pageFor(call, locale), context);
  if (!(page instanceof AppError)) return page;
  return failedPage(request, locale, page, {
    address: PREVIEWS + Object.values(params).join("/"),
    headers: PRIVATE,
    link: wayHome(locale),
  });
}

async function pageFor(call: Call, locale: Locale): Promise<Response> {
  const { request, params } = call;
  const kind = RECORD_KINDS.find((known) => known === params.kind);
  const { data: id } = recordId.safeParse(params.id);
  if (!kind || id === undefined) return plainPage(call, locale, 404, "unknown");
  const found = await findPreview({ kind, id }, params.link);
  if (found.state === "unknown") return plainPage(call, locale, 404, "unknown");
  const { link } = found;
  if (found.state !== "open") return plainPage(call, locale, 410, found.state, link);
  const content = await contentOf(request, kind, found.place.id, locale);
  if (!content) return plainPage(call, locale, 410, "gone", link);
  const { titleField } = COLLECTIONS[kind];
  const name = String(content.values[titleField]).trim();
  const { html, styles } = await drawn(request, kind, content, name, locale);
  return framedPage(
    request,
    {
      locale,
      title: inWords(say("preview.page.title", { name }), locale),
      address: addressOf(call),
      headers: PRIVATE,
      styles,
    },
    createElement(
      Fragment,
      null,
      createElement("p", { className: "untranslated" }, noteOf(content, link, locale)),
      html,
    ),
  );
}

async function drawn(
  request: Request,
  kind: RecordKind,
  { values, slug, isTranslated }: PreviewContent,
  name: string,
  locale: Locale,
): Promise<{ html: ReactElement; styles: readonly string[] }> {
  const lang = locale === "en" || isTranslated ? undefined : "en";
  const template = kind === "questions" ? undefined : await templateOf(request, kind, slug, locale);
  if (!template || kind === "questions") return { html: plainly(values, name, lang), styles: [] };
  const page = readPage(template.html);
  const words: PageWords = {
    locale,
    say: formsIn(locale) as unknown as PageWords["say"],
    isStill: true,
  };
  const shown =
    kind === "services"
      ? shownService(values as never, words)
      : shownProject(values as never, words, template.own ? ownPageOf(page) : undefined);
  const __html = fillPage(page, shown, template.own);
  return {
    html: createElement("div", { lang, dangerouslySetInnerHTML: { __html } }),
    styles: template.styles,
  };
}

/** An opened question, and any record of which the site has no page to show it on. */
function plainly(values: Record<string, unknown>, name: string, lang: string | undefined) {
  const text = values["answer"] ?? values["shortDetails"] ?? values["description"];
  const [lede = "", ...rest] = paragraphsOf(typeof text === "string" ? text : "");
  return createElement(
    "div",
    { lang },
    createElement(
      FramedPage,
      { title: name, text: lede },
      rest.length > 0 &&
        createElement(
          Fragment,
          null,
          ...rest.map((paragraph) => createElement("p", { key: paragraph }, paragraph)),
        ),
    ),
  );
}

/** Whose text it is, and until when the link works. */
function noteOf({ draft }: PreviewContent, link: StoredPreview, locale: Locale): string {
  const until = momentOf(link.until, locale);
  return inWords(
    draft
      ? say("preview.page.draft", {
          name: draft.by.name,
          at: momentIn(locale, timeZone)(new Date(draft.at)),
          until,
        })
      : say("preview.page.saved", { name: link.by.name, until }),
    locale,
  );
}

type Why = "unknown" | "expired" | "ended" | "gone";

function plainPage(
  call: Call,
  locale: Locale,
  status: number,
  why: Why,
  link?: StoredPreview,
): Promise<Response> {
  const [title, text] = WORDS[why].map((sentence) =>
    inWords(sentence(link?.by.name ?? "", link ? momentOf(link.until, locale) : ""), locale),
  ) as [string, string];
  return framedPage(
    call.request,
    { status, locale, title, address: addressOf(call), headers: PRIVATE },
    createElement(FramedPage, { title, text, link: wayHome(locale) }),
  );
}

type Told = (name: string, until: string) => Sentence;
const WORDS: Record<Why, [Told, Told]> = {
  unknown: [() => say("preview.unknown.title"), () => say("preview.unknown.text")],
  expired: [
    () => say("preview.expired.title"),
    (name, until) => say("preview.expired.text", { name, until }),
  ],
  ended: [() => say("preview.over.title"), (name) => say("preview.over.text", { name })],
  gone: [() => say("preview.gone.title"), (name) => say("preview.gone.text", { name })],
};

function momentOf(at: string, locale: Locale): string {
  return `${momentIn(locale, timeZone)(new Date(at))} (${zoneName(locale, timeZone)})`;
}

function addressOf({ params: { kind, id, link } }: Call): string {
  return `${PREVIEWS}${kind}/${id}/${link}`;
}

function wayHome(locale: Locale) {
  return { href: siteLinks(locale).home, label: formsIn(locale)("form.home") };
}
