import { Link } from "react-router";
import { useTranslation } from "#admin/i18n/use-translation.tsx";
import type { NamedRecord } from "./use-named-records.ts";

/** The way to the form of a record; one that cannot be read has none. */
export function RecordName({
  record: { kind, _id, name, isListed },
  onChosen,
}: {
  record: NamedRecord;
  onChosen: () => void;
}) {
  const { t } = useTranslation();
  if (isListed)
    return (
      <Link to={`/${kind}/edit/${_id}`} onClick={onChosen}>
        {name}
      </Link>
    );
  return <b>{t(`publish.unlisted.${kind}`, { name })}</b>;
}
