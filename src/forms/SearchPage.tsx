/** The page of results that a function makes, inside the site's frame. */
import type { SearchFile } from "#domain/search/document.ts";
import type { Found, Hit } from "#domain/search/engine.ts";
import type { Mark } from "#domain/search/marks.ts";
import type { ResultTexts } from "#site/i18n/search-texts.ts";
import { SearchBox } from "./SearchBox.tsx";

interface Props {
  action: string;
  contact: string;
  query: string;
  /** Missing while the index is. */
  found: Found | undefined;
  useful: SearchFile["useful"];
  texts: ResultTexts;
}

export function SearchPage({ action, contact, query, found, useful, texts }: Props) {
  return (
    <section className="framed search-page" aria-labelledby="page-title">
      <div className="section__inner">
        <h1 className="title-1" id="page-title">
          {texts.title}
        </h1>
        <SearchBox action={action} query={query} isFirst={query === ""} texts={texts} />
        {!found && (
          <p className="search-note" role="alert">
            {texts.away}
          </p>
        )}
        {found && query !== "" && (
          <p className="search-note" role="status">
            {texts.summary}
          </p>
        )}
        {found?.groups.map(({ group, hits }) => (
          <section key={group} className="found" aria-labelledby={`found-${group}`}>
            <h2 id={`found-${group}`}>{texts.groups[group]}</h2>
            <ul>
              {hits.map((hit) => (
                <Result key={hit.href} hit={hit} />
              ))}
            </ul>
          </section>
        ))}
        {found?.total === 0 && (
          <>
            {query !== "" && <p>{texts.noneText}</p>}
            {found.similar.length > 0 && (
              <p>
                {texts.similar}{" "}
                {found.similar.map((word) => (
                  <a
                    key={word}
                    className="search-word"
                    href={`${action}?${new URLSearchParams({ q: word })}`}
                  >
                    {word}
                  </a>
                ))}
              </p>
            )}
            <Useful title={texts.useful} links={useful} />
            {query !== "" && (
              <a className="button button--secondary" href={contact}>
                <span>{texts.ask}</span>
              </a>
            )}
          </>
        )}
      </div>
    </section>
  );
}

function Result({ hit: { href, lang, title, excerpt } }: { hit: Hit }) {
  return (
    <li lang={lang}>
      <a className="found__link" href={href}>
        <span className="found__title">
          <Marked marks={title} />
        </span>
        <span className="found__text">
          <Marked marks={excerpt} />
        </span>
      </a>
    </li>
  );
}

function Marked({ marks }: { marks: readonly Mark[] }) {
  return marks.map(({ text, isFound }, index) =>
    isFound ? <mark key={index}>{text}</mark> : text,
  );
}

function Useful({ title, links }: { title: string; links: SearchFile["useful"] }) {
  if (links.length === 0) return undefined;
  return (
    <section className="found" aria-labelledby="useful">
      <h2 id="useful">{title}</h2>
      <ul>
        {links.map(({ href, title: label }) => (
          <li key={href}>
            <a className="found__link" href={href}>
              <span className="found__title">{label}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
