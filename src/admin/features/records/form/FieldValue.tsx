/** Shows the value of a field: text, list or pictures, with the differences marked. */
import { Fragment } from "react";
import { usePlaceholder } from "#admin/features/records/pictures/use-placeholder.ts";
import { useTranslation } from "#admin/i18n/use-translation.tsx";
import { agencyMoment, dayOf } from "#admin/lib/dates.ts";
import { money } from "#domain/text/money.ts";
import { difference, type Part, wordDifference } from "./diff.ts";
import type { FieldPlan } from "./plan.ts";
import { type Picture, type Row, textsOf } from "#domain/records/form-values.ts";

interface Props {
  kind: FieldPlan<unknown>["kind"];
  said: FieldPlan<unknown>["said"];
  value: unknown;
  /** The value to compare with; additions in `value` are marked. */
  against?: unknown;
}

export function FieldValue({ kind, said = (text) => text, value, against }: Props) {
  const { t } = useTranslation();
  if (kind === "switch")
    return <p>{value === true ? t("record.value.on") : t("record.value.off")}</p>;
  if (kind === "pictures")
    return (
      <PictureValues pictures={value as Picture[]} against={against as Picture[] | undefined} />
    );
  if (kind === "list") {
    const entries = textsOf(value as Row[]);
    if (entries.length === 0) return <Nothing />;
    const parts =
      against === undefined ? entries.map(same) : difference(textsOf(against as Row[]), entries);
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
  const text = inWords(kind, said(value as string));
  if (text === "") return <Nothing />;
  const parts =
    against === undefined
      ? [same(text)]
      : wordDifference(inWords(kind, said(against as string)), text);
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

function PictureValues({
  pictures,
  against,
}: {
  pictures: Picture[];
  against: Picture[] | undefined;
}) {
  const onError = usePlaceholder();
  const { t } = useTranslation();
  if (pictures.length === 0) return <Nothing />;
  return (
    <ul className="value-pictures">
      {pictures.map(({ url, alt }) => {
        const other = against?.find((picture) => picture.url === url);
        return (
          <li key={url} data-new={against && !other ? true : undefined}>
            <img src={url} alt="" loading="lazy" decoding="async" onError={onError} />
            <span>
              {against && other?.alt !== alt ? (
                <mark>{alt || t("record.value.noAlt")}</mark>
              ) : (
                alt || t("record.value.noAlt")
              )}
            </span>
          </li>
        );
      })}
    </ul>
  );
}

/** The mark excludes the space after the words. */
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
  const { t } = useTranslation();
  return <p className="muted">{t("record.value.none")}</p>;
}

function same(text: string): Part {
  return { text, kind: "same" };
}

function inWords(kind: Props["kind"], text: string): string {
  if (text === "") return "";
  if (kind === "day") return /^\d{4}-\d\d-\d\d$/.test(text) ? dayOf(`${text}T12:00`) : text;
  if (kind === "moment") return text.endsWith("Z") ? agencyMoment(text) : text;
  return kind === "money" && Number.isFinite(Number(text)) ? money(Number(text)) : text;
}
