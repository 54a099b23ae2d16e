import { useQuery } from "@tanstack/react-query";
import { ArrowRight, FolderOpen, Mail, Shapes, Users, type LucideIcon } from "lucide-react";
import { Link } from "react-router";
import type { InboxStats } from "#domain/inbox.ts";
import { shortMoment } from "../../dates.ts";
import { messageQueries } from "../../queries/messages.ts";
import { texts } from "./texts.ts";

type Records = readonly { isActive: boolean }[];

interface Props {
  services: Records | undefined;
  projects: Records | undefined;
  messages: InboxStats | undefined;
}

const words = texts.stats;

/** One cloth with four cells; Unread stands out, because it asks for work. */
export function Stats({ services, projects, messages }: Props) {
  const { data: waiting } = useQuery(messageQueries.waiting());
  const oldest = waiting?.[0];
  const unreadNote = messages?.unreadContacts === 0 ? words.noneUnread : oldest && words.unreadNote(shortMoment(oldest.createdAt));
  return (
    <section className="stats" aria-label={words.label}>
      <Stat to="/services" icon={Shapes} label={words.services} value={services?.length} note={recordsNote(services)} />
      <Stat to="/projects" icon={FolderOpen} label={words.projects} value={projects?.length} note={recordsNote(projects)} />
      <Stat to="/contacts" icon={Users} label={words.contacts} value={messages?.totalContacts} note={words.contactsNote} />
      <Stat to="/contacts?filter=unread" icon={Mail} label={words.unread} value={messages?.unreadContacts} note={unreadNote} call />
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
  return (
    <Link className={`stat${call ? " stat--call" : ""}`} to={to}>
      <span className="stat__label">
        <Icon className="icon" size={19} aria-hidden="true" />
        {label}
      </span>
      <span className="stat__value">
        {value ?? (
          <>
            <span aria-hidden="true">–</span>
            <span className="visually-hidden">{words.unknown}</span>
          </>
        )}
      </span>
      <span className="stat__note">{value === undefined ? "" : note}</span>
      <ArrowRight className="icon stat__go" size={20} aria-hidden="true" />
    </Link>
  );
}

function recordsNote(records: Records | undefined): string | undefined {
  const inactive = records?.filter(({ isActive }) => !isActive).length ?? 0;
  return records && words.records(records.length - inactive, inactive);
}
