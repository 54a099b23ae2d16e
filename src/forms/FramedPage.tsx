/** The content of a function's page inside the site's frame. */
import type { ReactNode } from "react";
import { ResultPanel } from "./ResultPanel.tsx";

interface Props {
  title: string;
  text?: string | undefined;
  /** The error. */
  problem?: string | undefined;
  /** A form with only its button. */
  button?: { action: string; label: string } | undefined;
  /** A link to continue. */
  link?: { href: string; label: string } | undefined;
  /** Placed on a card of its own. */
  children?: ReactNode;
}

export function FramedPage({ title, text, problem, button, link, children }: Props) {
  return (
    <section className="framed on-cool" aria-labelledby="page-title">
      <div className="section__inner framed__grid">
        <div className="framed__words">
          <h1 className="display" id="page-title">
            {title}
          </h1>
          {text && <p className="lede">{text}</p>}
          {problem && <ResultPanel tone="danger" title={problem} />}
          {(button ?? link) && (
            <div className="button-row">
              {button && (
                <form method="post" action={button.action}>
                  <button className="button button--primary">
                    <span>{button.label}</span>
                  </button>
                </form>
              )}
              {link && (
                <a
                  className={`button button--${button ? "secondary" : "primary"}`}
                  href={link.href}
                >
                  <span>{link.label}</span>
                </a>
              )}
            </div>
          )}
        </div>
        {children && <div className="framed__card cloth">{children}</div>}
      </div>
    </section>
  );
}
