/** The receipt of a message: its number, what happened to it, what was sent, and its changes. */
import { type ComponentProps, Fragment } from "react";
import { Glyph } from "./Glyph.tsx";
import { ReceiptActions } from "./ReceiptActions.tsx";
import { ReplyBy } from "./ReplyBy.tsx";
import { ResultPanel } from "./ResultPanel.tsx";

/** A moment, in the office's zone until a script knows the reader's. */
interface Moment {
  /** ISO 8601. */
  at: string;
  words: string;
}

interface Props {
  kind: string;
  number: string;
  /** The words right after the message was sent: they come first. */
  thanks: { title: string; text: string } | undefined;
  /** Shown right after the message was changed. */
  changed: string | undefined;
  /** `state` replaces the moment of a step that is still to come. */
  steps: { name: string; done: boolean; state: string; moment?: Moment | undefined }[];
  /** The moment of the answer, or what has come of it. */
  promise: string | ComponentProps<typeof ReplyBy>;
  zone: { office: string; own: string };
  /** How response times are counted. */
  hours: string;
  keep: string;
  sent: {
    title: string;
    rows: { label: string; value: string; links?: readonly string[] }[];
    message: string;
    additions: { label: string; text: string; moment: Moment }[];
  };
  actions: ComponentProps<typeof ReceiptActions>;
}

export function ReceiptPage({ kind, number, thanks, changed, ...rest }: Props) {
  const { steps, promise, zone, hours, keep, sent, actions } = rest;
  return (
    <section className="framed on-cool receipt" aria-labelledby="page-title">
      <div className="section__inner framed__grid">
        <div className="framed__words">
          {changed && <ResultPanel tone="success" title={changed} />}
          {thanks && (
            <>
              <h1 className="display" id="page-title">
                {thanks.title}
              </h1>
              <p className="lede">{thanks.text}</p>
            </>
          )}
          <p className="receipt__kind">{kind}</p>
          {thanks ? (
            <p className="title-2">{number}</p>
          ) : (
            <h1 className="display" id="page-title">
              {number}
            </h1>
          )}
          <ol className="receipt__steps">
            {steps.map(({ name, done, state, moment }) => (
              <li key={name} data-done={done || undefined}>
                <b>{name}</b>
                {moment ? <Time {...moment} /> : !done && <span>{state}</span>}
              </li>
            ))}
          </ol>
          <p className="lede">{typeof promise === "string" ? promise : <ReplyBy {...promise} />}</p>
          {typeof promise !== "string" && <p className="receipt__note">{hours}</p>}
          <p className="receipt__note" data-own-zone={zone.own}>
            {zone.office}
          </p>
          <p className="receipt__note">{keep}</p>
        </div>
        <div className="framed__card cloth">
          <h2 className="title-3">{sent.title}</h2>
          <dl className="receipt__sent">
            {sent.rows.map(({ label, value, links }) => (
              <Fragment key={label}>
                <dt>{label}</dt>
                <dd>
                  {links
                    ? links.map((href) => (
                        <a key={href} href={href}>
                          {href}
                        </a>
                      ))
                    : value}
                </dd>
              </Fragment>
            ))}
          </dl>
          {sent.message && (
            <p className="receipt__text" dir="auto">
              {sent.message}
            </p>
          )}
          {sent.additions.map(({ label, text, moment }) => (
            <div key={moment.at + text} className="receipt__added">
              <p>
                <Glyph name="check" size={16} />
                {label} <Time {...moment} />
              </p>
              <p className="receipt__text" dir="auto">
                {text}
              </p>
            </div>
          ))}
          <ReceiptActions {...actions} />
        </div>
      </div>
    </section>
  );
}

function Time({ at, words }: Moment) {
  return <time dateTime={at}>{words}</time>;
}
