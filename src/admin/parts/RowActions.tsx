import { Pencil } from "lucide-react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import type { RecordKind } from "#domain/record.ts";
import { DeleteButton } from "./DeleteButton.tsx";
import { PublicLink } from "./publish/PublicLink.tsx";

interface Props {
  kind: RecordKind;
  id: string;
  name: string;
  onRemove: () => void;
}

/** View in a new tab, edit, delete. */
export function RowActions({ kind, id, name, onRemove }: Props) {
  const { t } = useTranslation();
  const [edit, remove] = [t(`${kind}.list.edit`, { name }), t(`${kind}.list.remove`, { name })];
  return (
    <>
      <PublicLink kind={kind} id={id} name={name} />
      <Link className="icon-button" to={`/${kind}/edit/${id}`} aria-label={edit} title={edit}>
        <Pencil className="icon" size={19} aria-hidden="true" />
      </Link>
      <DeleteButton label={remove} title={remove} onPress={onRemove} />
    </>
  );
}
