import { useQuery } from "@tanstack/react-query";
import type { InboxStats } from "#domain/inbox.ts";
import { Badge, type Tone } from "../../parts/Badge.tsx";
import { dashboardQueries } from "../../queries/dashboard.ts";
import { useUser } from "../../session.tsx";
import { texts as shared } from "../../texts.ts";
import { texts } from "./texts.ts";

const words = texts.status;

/** Asked for, not assumed: whether the site and the API with its store answer, and whether mails are stuck. */
export function SystemStatus({ backend, mails }: { backend: boolean; mails: InboxStats["mails"] | undefined }) {
  const { role } = useUser();
  const site = useQuery(dashboardQueries.site());
  const rows: [term: string, tone: Tone, value: string][] = [
    [
      words.site,
      ...(site.isPending
        ? (["neutral", words.checking] as const)
        : site.data
          ? (["success", words.online] as const)
          : (["danger", words.offline] as const)),
    ],
    [words.backend, ...(backend ? (["success", words.connected] as const) : (["danger", words.disconnected] as const))],
    [words.mail, ...mailRow(mails)],
  ];
  return (
    <section className="card" aria-labelledby="system-status">
      <header className="card__head">
        <h2 id="system-status">{words.title}</h2>
      </header>
      <dl className="status-rows">
        {rows.map(([term, tone, value]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>
              <Badge tone={tone}>{value}</Badge>
            </dd>
          </div>
        ))}
        <div>
          <dt>{words.role}</dt>
          <dd>
            <Badge plain tone="info">
              {shared.roles[role]}
            </Badge>
          </dd>
        </div>
      </dl>
    </section>
  );
}

function mailRow(mails: InboxStats["mails"] | undefined): readonly [Tone, string] {
  if (!mails) return ["neutral", words.checking];
  if (mails.failed > 0) return ["danger", words.mailFailed(mails.failed)];
  return mails.waiting > 0 ? ["warning", words.mailWaiting(mails.waiting)] : ["success", words.mailOk];
}
