import { useQuery } from "@tanstack/react-query";
import { ArrowRight, FolderOpen, type LucideIcon, Mail, Shapes, Users } from "lucide-react";
import { Link } from "react-router";
import { messageQueries } from "#admin/features/inbox/queries.ts";
import { locale, t } from "#admin/i18n/i18n.ts";
import { useTranslation } from "#admin/i18n/use-translation.tsx";
import { momentInside } from "#admin/lib/dates.ts";
import { PARTS } from "#domain/content/parts.ts";
import type { InboxMessage, InboxStats } from "#domain/inbox/inbox.ts";
import { inDigits } from "#domain/text/words.ts";

type Records = readonly { isActive: boolean }[];

interface Props {
  services: Records | undefined;
  projects: Records | undefined;
  messages: InboxStats | undefined;
}

/** The numbers of the day; Unread stands out because it asks for work. */
export function Stats({ services, projects, messages }: Props) {
  const { t } = useTranslation();
  const { data: waiting } = useQuery(messageQueries.waiting());
  const oldest = waiting
    ?.filter(({ folder }) => folder === "unread")
    .reduce<InboxMessage | undefined>(
      (first, one) => (first && first.createdAt < one.createdAt ? first : one),
      undefined,
    );
  const unreadNote =
    messages?.unreadContacts === 0
      ? t("dashboard.stats.noneUnread")
      : oldest && t("dashboard.stats.oldest", { when: momentInside(oldest.createdAt) });
  return (
    <section className="stats" aria-label={t("dashboard.stats.label")}>
      <Stat
        to="/services"
        icon={Shapes}
        label={t("common.nav.services")}
        value={services?.length}
        note={recordsNote(services)}
      />
      {PARTS.projects && (
        <Stat
          to="/projects"
          icon={FolderOpen}
          label={t("common.nav.projects")}
          value={projects?.length}
          note={recordsNote(projects)}
        />
      )}
      <Stat
        to="/contacts"
        icon={Users}
        label={t("dashboard.stats.contacts")}
        value={messages?.totalContacts}
        note={t("dashboard.stats.contactsNote")}
      />
      <Stat
        to="/contacts?filter=unread"
        icon={Mail}
        label={t("inbox.filters.unread")}
        value={messages?.unreadContacts}
        note={unreadNote}
        call
      />
    </section>
  );
}

interface StatProps {
  to: string;
  icon: LucideIcon;
  label: string;
  value: number | undefined;
  note: string | undefined;
  call?: boolean;
}

function Stat({ to, icon: Icon, label, value, note, call = false }: StatProps) {
  const { t } = useTranslation();
  return (
    <Link className={`stat${call && value !== 0 ? " stat--call" : ""}`} to={to}>
      <span className="stat__label">
        <Icon size={19} />
        {label}
      </span>
      <span className="stat__value">
        {value === undefined ? (
          <>
            <span aria-hidden="true">–</span>
            <span className="visually-hidden">{t("common.unknown")}</span>
          </>
        ) : (
          inDigits(value, locale())
        )}
      </span>
      <span className="stat__note">{value === undefined ? "" : note}</span>
      <ArrowRight className="stat__go" />
    </Link>
  );
}

function recordsNote(records: Records | undefined): string | undefined {
  if (!records || records.length === 0) return undefined;
  const inactive = records.filter(({ isActive }) => !isActive).length;
  return inactive === 0
    ? t("dashboard.stats.allActive")
    : t("dashboard.stats.active", { active: records.length - inactive, inactive });
}
