/** The brief as a sheet of text: the page that is printed. */
import type { Brief } from "#domain/brief/brief.ts";
import { orderLines, sumOf } from "#domain/brief/compose.ts";
import { inOneLine } from "#domain/brief/range-words.ts";
import type { Locale } from "#domain/links.ts";
import type { BriefTexts } from "#site/i18n/brief-texts.ts";

/** How to reach the agency, in the language of the page. */
export interface Sender {
  brand: string;
  email: string;
  phone: string;
  place: string;
  site: string;
}

interface Props {
  brief: Brief;
  texts: BriefTexts;
  locale: Locale;
  agency: Sender;
  /** The day, in words. */
  day: string;
}

export function BriefSheet({ brief, texts, locale, agency, day }: Props) {
  const { labels } = texts;
  const person = [brief.name, brief.email, brief.phone].filter((text) => text.trim() !== "");
  const rows: [name: string, lines: string[]][] = [
    [labels.services, orderLines(brief, texts, locale)],
    [texts.range, [inOneLine(sumOf(brief, texts, locale))]],
    [labels.timeline, [brief.timeline]],
    [labels.budget, [brief.budget]],
    [texts.likes, brief.likes.map(({ title }) => title)],
    [texts.words, [brief.words.trim()]],
    [labels.name, person],
  ];
  const filled = rows
    .map(([name, lines]) => [name, lines.filter((line) => line !== "")] as const)
    .filter(([, lines]) => lines.length > 0);
  return (
    <section className="brief-sheet" aria-label={texts.sheet}>
      <h2>{texts.sheet}</h2>
      <p className="brief-sheet__from">{`${agency.brand}, ${day}`}</p>
      <dl>
        {filled.map(([name, lines]) => (
          <div key={name} className={name === texts.words ? "brief-sheet__words" : undefined}>
            <dt>{name}</dt>
            <dd>
              {lines.map((line) => (
                <p key={line}>{line}</p>
              ))}
            </dd>
          </div>
        ))}
      </dl>
      <p className="brief-note">{texts.noOffer}</p>
      <p className="brief-sheet__agency">
        {[agency.brand, agency.place, agency.phone, agency.email, agency.site].join(" · ")}
      </p>
    </section>
  );
}
