/** A field's value to be read: words as they are, lists as lists, pictures as pictures; what is not as in `before` is marked. */
import { Fragment } from "react";
import { dayOf } from "../dates.ts";
import { difference, wordDifference, type Part } from "./diff.ts";
import type { FieldPlan } from "./plan.ts";
import { texts } from "./texts.ts";
import { usePlaceholder } from "./use-placeholder.ts";
import { textsOf, type Picture, type Row } from "./values.ts";

const words = texts.value;

interface Props {
  kind: FieldPlan<unknown>["kind"];
  value: unknown;
  /** What it is compared with: what only `value` has is marked. */
  against?: unknown;
}

export function FieldValue({ kind, value, against }: Props) {
  if (kind === "switch") return <p>{value === true ? words.on : words.off}</p>;
  if (kind === "pictures") return <PictureValues pictures={value as Picture[]} against={against as Picture[] | undefined} />;
  if (kind === "list") {
    const entries = textsOf(value as Row[]);
    if (entries.length === 0) return <Nothing />;
    const parts = against === undefined ? entries.map(same) : difference(textsOf(against as Row[]), entries);
    return (
      <ol>
        {parts
          .filter(({ kind: what }) => what !== "gone")
          .map((part, index) => (
            <li key={index}>
              <Marked part={part} />
            </li>
          ))}
      </ol>
    );
  }
  const text = said(kind, value as string);
  if (text === "") return <Nothing />;
  const parts = against === undefined ? [same(text)] : wordDifference(said(kind, against as string), text);
  return (
    <p>
      {parts
        .filter(({ kind: what }) => what !== "gone")
        .map((part, index) => (
          <Fragment key={index}>
            <Marked part={part} />
          </Fragment>
        ))}
    </p>
  );
}

function PictureValues({ pictures, against }: { pictures: Picture[]; against: Picture[] | undefined }) {
  const onError = usePlaceholder();
  if (pictures.length === 0) return <Nothing />;
  return (
    <ul className="value-pictures">
      {pictures.map(({ url, alt }) => {
        const other = against?.find((picture) => picture.url === url);
        return (
          <li key={url} data-new={(against && !other) || undefined}>
            <img src={url} alt="" loading="lazy" decoding="async" onError={onError} />
            <span>{against && other?.alt !== alt ? <mark>{alt || words.noAlt}</mark> : alt || words.noAlt}</span>
          </li>
        );
      })}
    </ul>
  );
}

/** The space after marked words is not marked. */
function Marked({ part: { kind, text } }: { part: Part }) {
  const words = text.trimEnd();
  if (kind !== "new" || words === "") return text;
  return (
    <>
      <mark>{words}</mark>
      {text.slice(words.length)}
    </>
  );
}

function Nothing() {
  return <p className="muted">{words.none}</p>;
}

function same(text: string): Part {
  return { text, kind: "same" };
}

function said(kind: Props["kind"], text: string): string {
  if (text === "") return "";
  if (kind === "day") return /^\d{4}-\d\d-\d\d$/.test(text) ? dayOf(`${text}T12:00`) : text;
  return kind === "money" ? `$${text}` : text;
}
