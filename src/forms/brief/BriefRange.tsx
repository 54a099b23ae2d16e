/** What the chosen services usually cost, and what moves it. */
import type { Brief } from "#domain/brief/brief.ts";
import { orderLines, sumOf } from "#domain/brief/compose.ts";
import type { Locale } from "#domain/links.ts";
import type { BriefTexts } from "#site/i18n/brief-texts.ts";

interface Props {
  brief: Brief;
  texts: BriefTexts;
  locale: Locale;
}

export function BriefRange({ brief, texts, locale }: Props) {
  const sum = sumOf(brief, texts, locale);
  const moves = [...new Set(brief.services.flatMap(({ price }) => price?.moves ?? []))];
  return (
    <>
      <h2 className="title-3">{texts.range}</h2>
      {brief.services.length === 0 ? (
        <p>{texts.noRange}</p>
      ) : (
        <>
          <p className="brief-range__sum">{sum.own || texts.unpriced}</p>
          {sum.beside && <p>{sum.beside}</p>}
          {brief.services.length > 1 && (
            <ul className="brief-range__orders">
              {orderLines(brief, texts, locale).map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          )}
          {moves.length > 0 && (
            <>
              <h3>{texts.moves}</h3>
              <ul>
                {moves.map((text) => (
                  <li key={text}>{text}</li>
                ))}
              </ul>
            </>
          )}
          <p className="brief-note">{texts.noOffer}</p>
        </>
      )}
    </>
  );
}
