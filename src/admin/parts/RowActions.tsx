import { ExternalLink, Pencil, Trash2 } from "lucide-react";
import { Link } from "react-router";

interface Props {
  view: { href: string; label: string };
  edit: { to: string; label: string };
  remove: { label: string; onPress: () => void };
}

/** View in a new tab, edit, delete. */
export function RowActions({ view, edit, remove }: Props) {
  return (
    <>
      <a className="icon-button" href={view.href} target="_blank" rel="noopener" aria-label={view.label} title={view.label}>
        <ExternalLink className="icon" size={19} aria-hidden="true" />
      </a>
      <Link className="icon-button" to={edit.to} aria-label={edit.label} title={edit.label}>
        <Pencil className="icon" size={19} aria-hidden="true" />
      </Link>
      <button
        className="icon-button icon-button--danger"
        type="button"
        aria-label={remove.label}
        title={remove.label}
        onClick={remove.onPress}
      >
        <Trash2 className="icon" size={19} aria-hidden="true" />
      </button>
    </>
  );
}
