/** The server's texts are whole in each language, written as it is written, and call things as the site's dictionaries do. */
import { describe, expect, test } from "vitest";
import { LOCALES } from "#domain/links.ts";
import { serverTexts } from "#domain/server-texts.ts";
import { dictionary } from "#site/i18n/translate.ts";

type Texts = [path: string, text: string][];

function textsOf(value: unknown, path = ""): Texts {
  if (typeof value === "string") return [[path, value]];
  return Object.entries(value as object).flatMap(([key, inner]) => textsOf(inner, `${path}.${key}`));
}

const valuesIn = (text: string) => (text.match(/\{\w+\}/g) ?? []).sort();
const ENGLISH = new Map(textsOf(serverTexts("en")));
const OTHERS = LOCALES.filter((locale) => locale !== "en");

describe.each(OTHERS)("in %s", (locale) => {
  const texts = textsOf(serverTexts(locale));

  test("each text takes the values that the English one takes", () => {
    expect(texts.map(([path, text]) => [path, valuesIn(text)])).toEqual([...ENGLISH].map(([path, text]) => [path, valuesIn(text)]));
  });

  test("nothing is left in English but single words that both have", () => {
    const same = texts.filter(([path, text]) => text === ENGLISH.get(path) && /\p{L}.* /u.test(text.replace(/\{\w+\}/g, "")));
    expect(same).toEqual([]);
  });
});

test("Bengali is in Bengali letters and digits, its sentences end in a danda", () => {
  const wrong = textsOf(serverTexts("bn")).filter(([, text]) => /[A-Za-z0-9]|\.(?:\s|$)/.test(text.replace(/\{\w+\}/g, "")));
  expect(wrong).toEqual([]);
});

test.each(LOCALES)("buttons and labels are called in %s as on the site", (locale) => {
  const { forms, labels, trap, asking, refusals, newsletter, optional } = serverTexts(locale);
  const site = dictionary(locale);
  const { fields } = site.form;
  expect({
    send: [forms.enquiry.send, forms.request.send, forms.newsletter.send],
    sent: forms.enquiry.sent,
    labels: [labels.email, labels.phone, labels.company, labels.message],
    request: [labels.service, labels.name, labels.budget, labels.timeline],
    small: [trap, optional, asking.title, asking.text, refusals.fields, newsletter.blog],
  }).toEqual({
    send: [site.form.send, site.request.submit, site.newsletter.subscribe],
    sent: site.form.success.title,
    labels: [fields.email.label, fields.phone.label, fields.company.label, fields.message.label],
    request: [site.request.fields.service, site.request.fields.name, site.request.fields.budget, site.request.fields.timeline],
    small: [site.form.trap, site.form.optional, site.request.titles.proposal, site.request.lede, site.request.check, site.article.back],
  });
});
