import { Link } from "react-router";
import { locale, t } from "#admin/i18n/i18n.ts";
import { useTranslation } from "#admin/i18n/use-translation.tsx";
import { DEFAULT_LOCALE } from "#domain/links.ts";
import type { RecordKind } from "#domain/records/record.ts";
import type { Activity } from "#domain/staff/activity.ts";

/** Marks both ends of a value. Private-use characters, which no text contains. */
const WHO = "\uE000";
const WHAT = "\uE001";

/** A sentence about an action of the staff, with a link to its object. */
export function Told({ entry }: { entry: Activity }) {
  useTranslation();
  const to = addressOf(entry);
  return describe(entry)
    .split(/([\uE000\uE001].*?[\uE000\uE001])/s)
    .map((part, index) => {
      const value = part.slice(1, -1);
      if (part.startsWith(WHO)) return <b key={index}>{value}</b>;
      if (!part.startsWith(WHAT)) return part;
      return to === undefined ? (
        <b key={index}>{value}</b>
      ) : (
        <Link key={index} to={to}>
          {value}
        </Link>
      );
    });
}

/** The sentence without marks. */
export function plainly(entry: Activity): string {
  return describe(entry).replaceAll(/[\uE000\uE001]/g, "");
}

function describe(entry: Activity): string {
  const { kind, action, by, titles } = entry;
  const who = WHO + by.name + WHO;
  // Bulk actions are those on records.
  const what = titles
    ? t(`count.${kind as RecordKind}`, { count: titles.length })
    : (entry.title ?? wholeOf(kind));
  const language = new Intl.DisplayNames(locale(), { type: "language" });
  // Only the sentence of a translation names its language. What the texts of the dashboard do not
  // have is in those of the activity; until they are loaded, it is a change.
  return (t as (keys: string[], values: object) => string)(
    [
      `dashboard.activity.told.${action}`,
      `activity.told.${action}`,
      "dashboard.activity.told.changed",
    ],
    { who, what: WHAT + what + WHAT, language: language.of(entry.locale ?? DEFAULT_LOCALE) },
  );
}

/** What an entry without a title is about. */
function wholeOf(kind: Activity["kind"]): string {
  return kind === "users" || kind === "agency"
    ? t(`common.nav.${kind}`)
    : t(`dashboard.activity.wholeList.${kind as Exclude<typeof kind, "snippets" | "pictures">}`);
}

/** The screen about an entry's thing, while the thing exists. */
function addressOf({ kind, action, _id, exists, title, titles }: Activity): string | undefined {
  if (kind === "site") return undefined;
  if (kind === "messages") return exists ? `/contacts/${_id ?? ""}` : undefined;
  if (
    kind === "snippets" ||
    kind === "pictures" ||
    titles ||
    (title === undefined && action !== "emptied")
  )
    return `/${kind}`;
  if (kind === "users") return exists ? `/users?edit=${_id ?? ""}` : undefined;
  return exists ? `/${kind}/edit/${_id ?? ""}` : action === "deleted" ? "/trash" : undefined;
}
