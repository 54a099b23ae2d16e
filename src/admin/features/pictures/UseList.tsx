import { Link } from "react-router";
import { useTranslation } from "#admin/i18n/use-translation.tsx";
import type { TextKey } from "#admin/i18n/i18n.ts";
import { Badge } from "#admin/ui/Badge.tsx";
import { type PictureUse, USE_PLACES } from "#domain/api/picture-library.ts";
import { RECORD_KINDS } from "#domain/records/record.ts";

/** Where a picture is used: records first, then what only keeps it. */
export function UseList({ uses }: { uses: readonly PictureUse[] }) {
  const { t } = useTranslation();
  if (uses.length === 0) return <p>{t("library.notUsed")}</p>;
  const sorted = uses.toSorted((a, b) => USE_PLACES.indexOf(a.place) - USE_PLACES.indexOf(b.place));
  return (
    <ul className="library-uses">
      {sorted.map((use) => (
        <li key={`${use.place} ${use.kind} ${use._id} ${use.field}`}>
          <UseLine use={use} />
        </li>
      ))}
    </ul>
  );
}

function UseLine({ use: { place, kind, _id, title } }: { use: PictureUse }) {
  const { t } = useTranslation();
  const recordKind = RECORD_KINDS.find((known) => known === kind);
  const name = title || t(place === "draft" ? "drafts.untitled" : "library.unreadable");
  const what = t((recordKind ? `record.kinds.${recordKind}` : `library.kinds.${kind}`) as TextKey);
  return (
    <>
      <Badge plain tone="info">
        {what}
      </Badge>
      <span className="cell-break">
        {place === "content" ? (
          <>
            {title && `${title} `}
            <small>{_id}</small>
          </>
        ) : place === "trash" ? (
          <Link to="/trash">{name}</Link>
        ) : place === "draft" && _id.startsWith("new-") ? (
          <Link to={`/${kind}/new?draft=${_id}`}>{name}</Link>
        ) : (
          <Link to={`/${kind}/edit/${_id}`}>{name}</Link>
        )}
        {place !== "record" && place !== "content" && (
          <small> {t(`library.places.${place}`)}</small>
        )}
      </span>
    </>
  );
}
