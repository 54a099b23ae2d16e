import { ChevronRight, FolderOpen, FolderPlus, Plus, Shapes } from "lucide-react";
import { Link } from "react-router";
import { useTranslation } from "#admin/i18n/use-translation.tsx";

const ACTIONS = [
  { to: "/services/new", icon: Plus, label: "dashboard.actions.service" },
  { to: "/projects/new", icon: FolderPlus, label: "dashboard.actions.project" },
  { to: "/services", icon: Shapes, label: "dashboard.actions.services" },
  { to: "/projects", icon: FolderOpen, label: "dashboard.actions.projects" },
] as const;

export function QuickActions() {
  const { t } = useTranslation();
  return (
    <section className="card" aria-labelledby="quick-actions">
      <header className="card__head">
        <h2 id="quick-actions">{t("dashboard.actions.title")}</h2>
      </header>
      <nav className="actions" aria-labelledby="quick-actions">
        {ACTIONS.map(({ to, icon: Icon, label }) => (
          <Link key={to} to={to}>
            <Icon className="icon" size={19} aria-hidden="true" />
            {t(label)}
            <ChevronRight className="icon" size={18} aria-hidden="true" />
          </Link>
        ))}
      </nav>
    </section>
  );
}
