import { Pencil } from "lucide-react";
import { Link } from "react-router";
import { useTranslation } from "#admin/i18n/use-translation.tsx";
import { DeleteButton } from "#admin/ui/DeleteButton.tsx";
import { PublicLink, type PublicLinkProps } from "#admin/features/publish/PublicLink.tsx";

interface Props extends PublicLinkProps {
  onRemove: () => void;
}

/** View in a new tab, edit, delete. */
export function RowActions({ onRemove, ...record }: Props) {
  const { t } = useTranslation();
  const { kind, id, name } = record;
  const [edit, remove] = [t(`${kind}.list.edit`, { name }), t(`${kind}.list.remove`, { name })];
  return (
    <>
      <PublicLink {...record} />
      <Link className="icon-button" to={`/${kind}/edit/${id}`} aria-label={edit} title={edit}>
        <Pencil className="icon" size={19} aria-hidden="true" />
      </Link>
      <DeleteButton label={remove} title={remove} onPress={onRemove} />
    </>
  );
}
