/** The results for the typed text: lists are filtered here, messages are searched by the server. */
import { useQuery } from "@tanstack/react-query";
import {
  FolderOpen,
  Inbox,
  ListFilter,
  MessageCircleQuestionMark,
  Shapes,
  UserRound,
} from "lucide-react";
import { useEffect, useState } from "react";
import { messageQueries } from "#admin/features/inbox/queries.ts";
import {
  type Kind,
  projectQueries,
  questionQueries,
  serviceQueries,
} from "#admin/features/records/queries.ts";
import { useUser } from "#admin/features/session/session.tsx";
import { userQueries } from "#admin/features/users/queries.ts";
import { t as say } from "#admin/i18n/i18n.ts";
import { useTranslation } from "#admin/i18n/use-translation.tsx";
import type { InboxMessage } from "#domain/inbox/inbox.ts";
import { TEXT_CUTS } from "#domain/limits.ts";
import { can } from "#domain/staff/can.ts";
import { cutText } from "#domain/text/text.ts";
import { rankedMatches } from "./rank.ts";
import { type Finding, type Group, useCommands } from "./use-commands.ts";

/** Results of each kind; the list has the rest. */
const SHOWN = 5;
/** Milliseconds without a key before the server is asked. */
const REST = 200;

interface Findings {
  groups: Group[];
  searching: boolean;
  /** Present after a failure. */
  retry: (() => void) | undefined;
}

export function useFindings(typed: string): Findings {
  const { t } = useTranslation();
  const { role } = useUser();
  const commands = useCommands();
  const sought = useRested(typed.trim());
  const services = useQuery(serviceQueries.list());
  const projects = useQuery({ ...projectQueries.list(), enabled: can(role, "projects") });
  const questions = useQuery({ ...questionQueries.list(), enabled: can(role, "questions") });
  const users = useQuery({ ...userQueries.list(), enabled: can(role, "users") });
  const messages = useQuery({ ...messageQueries.search(sought), enabled: sought.length > 1 });
  const asked = [services, projects, questions, users, messages];
  const failed = asked.filter(({ isError }) => isError);
  const retry = failed.length > 0 ? () => void failed.map((query) => query.refetch()) : undefined;
  if (typed.trim() === "") return { groups: commands, searching: false, retry: undefined };

  const records = [
    group(
      "services",
      typed,
      services.data?.map(({ _id, serviceType, shortDetails, isActive }) => ({
        id: _id,
        label: serviceType,
        note: isActive ? shortDetails : t("palette.inactive", { text: shortDetails }),
        icon: Shapes,
        go: `/services/edit/${_id}`,
      })),
    ),
    group(
      "projects",
      typed,
      projects.data?.map(({ _id, title, client, location }) => ({
        id: _id,
        label: title,
        note: [client, location].filter(Boolean).join(", "),
        icon: FolderOpen,
        go: `/projects/edit/${_id}`,
      })),
    ),
    group(
      "questions",
      typed,
      questions.data?.map(({ _id, question, answer }) => ({
        id: _id,
        label: question,
        note: cutText(answer, TEXT_CUTS.messageLine),
        icon: MessageCircleQuestionMark,
        go: `/questions/edit/${_id}`,
      })),
    ),
    sought === typed.trim() && messagesGroup(sought, messages.data),
    group(
      "users",
      typed,
      users.data?.map(({ _id, name, email, role: theirs }) => ({
        id: _id,
        label: name,
        note: `${email}, ${t(`common.roles.${theirs}`)}`,
        icon: UserRound,
        go: `/users?edit=${_id}`,
      })),
    ),
  ];
  const done = commands.map((all) => ({ ...all, items: rankedMatches(all.items, typed) }));
  const waiting = typed.trim().length > 1 && (sought !== typed.trim() || messages.isLoading);
  return {
    groups: [...done, ...records].filter(
      (found): found is Group => found !== false && found.items.length > 0,
    ),
    searching:
      waiting || services.isLoading || projects.isLoading || questions.isLoading || users.isLoading,
    retry,
  };
}

function group(kind: Kind | "users", typed: string, findings: Finding[] = []): Group {
  const found = rankedMatches(findings, typed);
  const items = found.slice(0, SHOWN);
  if (found.length > SHOWN && kind !== "users")
    items.push({
      id: "all",
      label: say("palette.all", { what: say(`count.${kind}`, { count: found.length }) }),
      icon: ListFilter,
      go: `/${kind}?${new URLSearchParams({ q: typed.trim() }).toString()}`,
    });
  return { id: kind, label: say(`common.nav.${kind}`), items };
}

function messagesGroup(
  typed: string,
  found: { messages: InboxMessage[]; more: boolean } | undefined,
): Group {
  const { messages = [], more = false } = found ?? {};
  const items = messages.slice(0, SHOWN).map(({ _id, name, company, message }): Finding => ({
    id: _id,
    label: company ? `${name}, ${company}` : name,
    note: cutText(message, TEXT_CUTS.messageLine),
    icon: Inbox,
    go: `/contacts/${_id}`,
  }));
  if (more || messages.length > SHOWN)
    items.push({
      id: "all",
      label: say("palette.allMessages"),
      icon: ListFilter,
      go: `/contacts?${new URLSearchParams({ q: typed }).toString()}`,
    });
  return { id: "messages", label: say("common.nav.messages"), items };
}

/** The text after a pause in typing. */
function useRested(text: string): string {
  const [rested, setRested] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => {
      setRested(text);
    }, REST);
    return () => {
      clearTimeout(timer);
    };
  }, [text]);
  return rested;
}
