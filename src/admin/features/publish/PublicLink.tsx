/**
 * In a row: the way to the public page, and where visitors have none, to the preview in the form.
 */
import { ExternalLink, Eye } from "lucide-react";
import { Link } from "react-router";
import type { RecordState } from "#domain/records/publishing.ts";
import type { RecordKind } from "#domain/records/record.ts";
import { useTranslation } from "#admin/i18n/use-translation.tsx";
import { PREVIEW } from "#admin/features/records/preview/show-preview.ts";

export interface PublicLinkProps {
  kind: RecordKind;
  id: string;
  name: string;
  published: RecordState | undefined;
}

export function PublicLink({ kind, id, name, published }: PublicLinkProps) {
  const { t } = useTranslation();
  if (published?.isShown === false) {
    const label = t("publish.previewOf", { name });
    return (
      <Link
        className="icon-button"
        to={`/${kind}/edit/${id}#${PREVIEW}`}
        aria-label={label}
        title={label}
      >
        <Eye className="icon" size={19} aria-hidden="true" />
      </Link>
    );
  }
  const label = t(`${kind}.list.view`, { name });
  return (
    <a
      className="icon-button"
      href={`/${kind}/${id}`}
      target="_blank"
      rel="noopener"
      aria-label={label}
      title={label}
    >
      <ExternalLink className="icon" size={19} aria-hidden="true" />
    </a>
  );
}
