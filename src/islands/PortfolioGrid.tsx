/**
 * Project cards. While a card is hovered or its link focused by key, the next pictures cycle over the
 * first; one card is tracked at a time, and its pictures load only then. With reduced motion nothing moves or loads.
 */
import { useEffect, useState } from "react";
import { TIMES } from "#domain/page-limits.ts";

interface Props {
  projects: {
    href: string;
    /** In parts; one that is `whole` is never broken over two lines. */
    title: { text: string; whole: boolean }[];
    /** The language of the title, where it is not the page's. */
    lang: string | undefined;
    category: string;
    /** The category as a filter of the page names it. */
    group: string;
    text: string;
    textLang: string | undefined;
    tags: string[];
    badges: string[];
    /** Absent when the project has no picture. */
    cover?: { src: string; srcSet: string; alt: string; lang: string | undefined };
    /** Addresses of the pictures that cycle. */
    frames: string[];
    /** Its cover is fetched at once instead of when it comes near. */
    eager: boolean;
  }[];
}

export function PortfolioGrid({ projects }: Props) {
  const [tracked, setTracked] = useState<number | null>(null);
  /** The picture over the cover of the tracked card, from 1; 0 is the cover itself. */
  const [frame, setFrame] = useState(0);
  const frames = tracked === null ? 0 : (projects[tracked]?.frames.length ?? 0);

  useEffect(() => {
    if (frames === 0) return;
    const timer = setInterval(() => setFrame((shown) => (shown % frames) + 1), TIMES.projectHoverStep);
    return () => {
      clearInterval(timer);
      setFrame(0);
    };
  }, [tracked, frames]);

  const track = (index: number) => {
    if (!matchMedia("(prefers-reduced-motion: reduce)").matches) setTracked(index);
  };

  return (
    <div className="portfolio" data-far>
      {projects.map((project, index) => (
        <article
          key={project.href}
          className="project-card"
          data-group={project.group}
          onPointerMove={(event) => event.pointerType !== "touch" && track(index)}
          onPointerLeave={() => setTracked(null)}
          onFocus={(event) => event.target.matches(":focus-visible") && track(index)}
          onBlur={() => setTracked(null)}
        >
          <div className="project-card__picture">
            {project.cover && (
              <img
                src={project.cover.src}
                srcSet={project.cover.srcSet}
                sizes="(width < 48rem) 92vw, 52vw"
                alt={project.cover.alt}
                lang={project.cover.lang}
                loading={project.eager ? "eager" : "lazy"}
              />
            )}
            {index === tracked && project.cover && (
              <>
                {project.frames.map((src, at) => (
                  <img key={src} className="project-card__frame" src={src} alt="" data-shown={at + 1 === frame || undefined} />
                ))}
                <div className="project-card__steps">
                  {[project.cover.src, ...project.frames].map((src, at) => (
                    <i key={src} data-shown={at === frame || undefined} />
                  ))}
                </div>
              </>
            )}
            <div className="project-card__badges" aria-hidden="true">
              {project.badges.map((badge) => (
                <span key={badge} className="tag tag--on-picture">
                  {badge}
                </span>
              ))}
            </div>
          </div>
          <div className="project-card__body">
            <h3 className="project-card__title" lang={project.lang}>
              <a href={project.href}>
                {project.title.map(({ text, whole }) =>
                  whole ? (
                    <span key={text} className="whole">
                      {text}
                    </span>
                  ) : (
                    text
                  ),
                )}
              </a>
            </h3>
            <p className="project-card__category">{project.category}</p>
            <p className="project-card__text" lang={project.textLang}>
              {project.text}
            </p>
            <ul className="tags">
              {project.tags.map((tag) => (
                <li key={tag} className="tag">
                  {tag}
                </li>
              ))}
            </ul>
          </div>
        </article>
      ))}
    </div>
  );
}
