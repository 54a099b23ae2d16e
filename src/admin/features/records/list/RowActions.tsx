import { ExternalLink, Eye, Pencil, Trash2 } from "lucide-react";
import { Link } from "react-router";
import { hasPreview, PREVIEW } from "#admin/features/records/preview/show-preview.ts";
import { useTranslation } from "#admin/i18n/use-translation.tsx";
import { IconButton } from "#admin/ui/Button.tsx";
import { lastingPath } from "#domain/records/public-path.ts";
import type { RecordState } from "#domain/records/publishing.ts";
import type { RecordKind } from "#domain/records/record.ts";

interface Props extends PublicLinkProps {
  onRemove: () => void;
}

/** View, edit, delete. */
export function RowActions({ onRemove, ...record }: Props) {
  const { t } = useTranslation();
  const { kind, id, name } = record;
  const [edit, remove] = [t("common.edit", { name }), t("common.remove", { name })];
  return (
    <>
      <PublicLink {...record} />
      <Link className="icon-button" to={`/${kind}/edit/${id}`} aria-label={edit} title={edit}>
        <Pencil size={19} />
      </Link>
      <IconButton danger icon={Trash2} label={remove} onClick={onRemove} />
    </>
  );
}

/** A link to the public page, or to the preview in the form while there is no public page. */
interface PublicLinkProps {
  kind: RecordKind;
  id: string;
  slug: string;
  name: string;
  published: RecordState | undefined;
}

function PublicLink({ kind, id, slug, name, published }: PublicLinkProps) {
  const { t } = useTranslation();
  if (published?.isShown === false) {
    if (!hasPreview(kind)) return null;
    const label = t("publish.previewOf", { name });
    return (
      <Link
        className="icon-button"
        to={`/${kind}/edit/${id}#${PREVIEW}`}
        aria-label={label}
        title={label}
      >
        <Eye size={19} />
      </Link>
    );
  }
  const label = t("record.view", { name });
  return (
    <a
      className="icon-button"
      href={lastingPath(kind, { _id: id, slug })}
      target="_blank"
      rel="noopener"
      aria-label={label}
      title={label}
    >
      <ExternalLink size={19} />
    </a>
  );
}
