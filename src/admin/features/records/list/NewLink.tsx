import { Plus } from "lucide-react";
import { Link } from "react-router";

/** The main button of a list: a form for a new one. */
export function NewLink({ to, label }: { to: string; label: string }) {
  return (
    <Link className="button button--primary" to={to}>
      <Plus className="icon" size={20} aria-hidden="true" />
      <span>{label}</span>
    </Link>
  );
}
