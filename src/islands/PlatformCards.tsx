/**
 * The platform cards. Figures at rest; name, summary and link on hover or keyboard focus. Up to 768 px a tap opens a
 * card instead of following its link, one card at a time; wider, without script and where very large words show everything at
 * once (under 20rem), the whole card is the link.
 */
import { useState, type MouseEvent } from "react";
import { BREAKPOINTS } from "#domain/limits.ts";

interface Props {
  cards: {
    id: string;
    name: string;
    href: string;
    summary: string;
    /** The language of the summary, where it is not the page's. */
    lang: string | undefined;
    linkAbout: string;
    facts: { value: string; label: string }[];
    mark: { href: string; width: number; height: number };
    picture: { src: string; srcSet: string };
  }[];
  learnMore: string;
}

export function PlatformCards({ cards, learnMore }: Props) {
  const [expanded, setExpanded] = useState<string | null>(null);

  const tap = (event: MouseEvent, id: string) => {
    if (!matchMedia(`(20rem <= width <= ${BREAKPOINTS.platformTapUpTo}px)`).matches) return;
    const onLink = event.target instanceof Element && event.target.closest("a") !== null;
    const byKey = event.detail === 0;
    if (onLink && (expanded === id || byKey)) return;
    event.preventDefault();
    setExpanded(expanded === id ? null : id);
  };

  return cards.map((card) => (
    <article
      key={card.id}
      className={`store-card store-card--${card.id}${expanded === card.id ? " is-open" : ""}`}
      onClick={(event) => tap(event, card.id)}
    >
      <span className="store-card__label">
        <svg viewBox={`0 0 ${card.mark.width} ${card.mark.height}`} aria-hidden="true">
          <use data-href={card.mark.href} />
        </svg>
        <noscript>{card.name}</noscript>
      </span>
      <div className="store-card__picture">
        <img
          src={card.picture.src}
          srcSet={card.picture.srcSet}
          sizes="(width < 48rem) 92vw, (width < 64rem) 46vw, 30vw"
          alt=""
          loading="lazy"
        />
      </div>
      <div className="store-card__panel">
        <dl className="store-card__facts">
          {card.facts.map((fact) => (
            <div key={fact.label}>
              <dt>{fact.label}</dt>
              <dd>{fact.value}</dd>
            </div>
          ))}
        </dl>
        <div className="store-card__more">
          <h3>{card.name}</h3>
          <p lang={card.lang}>{card.summary}</p>
          <a className="link-sewn" href={card.href}>
            <span>
              {learnMore}
              <span className="visually-hidden"> {card.linkAbout}</span>
            </span>
            <svg className="icon" width="18" height="18" viewBox="0 0 24 24" aria-hidden="true">
              <path d="M5 12h14m-7-7 7 7-7 7" />
            </svg>
          </a>
        </div>
      </div>
    </article>
  ));
}
