import { ExternalLink, Pencil } from "lucide-react";
import { Link } from "react-router";
import { DeleteButton } from "./DeleteButton.tsx";

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
      <DeleteButton label={remove.label} title={remove.label} onPress={remove.onPress} />
    </>
  );
}
