import { ChevronRight, FolderOpen, FolderPlus, Plus, Shapes } from "lucide-react";
import { Link } from "react-router";
import { texts } from "./texts.ts";

const ACTIONS = [
  { to: "/services/new", icon: Plus, label: texts.actions.service },
  { to: "/projects/new", icon: FolderPlus, label: texts.actions.project },
  { to: "/services", icon: Shapes, label: texts.actions.services },
  { to: "/projects", icon: FolderOpen, label: texts.actions.projects },
];

export function QuickActions() {
  return (
    <section className="card" aria-labelledby="quick-actions">
      <header className="card__head">
        <h2 id="quick-actions">{texts.actions.title}</h2>
      </header>
      <nav className="actions" aria-labelledby="quick-actions">
        {ACTIONS.map(({ to, icon: Icon, label }) => (
          <Link key={to} to={to}>
            <Icon className="icon" size={19} aria-hidden="true" />
            {label}
            <ChevronRight className="icon" size={18} aria-hidden="true" />
          </Link>
        ))}
      </nav>
    </section>
  );
}
