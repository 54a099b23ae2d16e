import { Link } from "react-router";
import { useTranslation } from "#admin/i18n/use-translation.tsx";
import { momentInside } from "#admin/lib/dates.ts";
import { Badge } from "#admin/ui/Badge.tsx";
import type { RecordKind } from "#domain/records/record.ts";
import { useDrafts } from "./queries.ts";

/** Above a list: the drafts that belong to no saved record. */
export function NewDrafts({ kind }: { kind: RecordKind }) {
  const { t } = useTranslation();
  const drafts = useDrafts(kind).filter(({ isNew }) => isNew);
  if (drafts.length === 0) return null;
  return (
    <section className="card new-drafts" aria-labelledby="new-drafts">
      <h2 id="new-drafts">{t("drafts.newOnes")}</h2>
      <ul className="builds">
        {drafts.map(({ _id, title, by, at }) => (
          <li key={_id}>
            <Link to={`/${kind}/new?draft=${_id}`}>{title || t("drafts.untitled")}</Link>
            <DraftBadge />
            <small>{t("drafts.found", { name: by.name, time: momentInside(at) })}</small>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** There is text that neither visitors nor the saved version have. */
export function DraftBadge() {
  const { t } = useTranslation();
  return (
    <Badge plain tone="info">
      {t("publish.states.draft")}
    </Badge>
  );
}
