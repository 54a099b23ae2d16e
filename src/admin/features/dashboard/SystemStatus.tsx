import { useQuery } from "@tanstack/react-query";
import { useUser } from "#admin/features/session/session.tsx";
import { t } from "#admin/i18n/i18n.ts";
import { useTranslation } from "#admin/i18n/use-translation.tsx";
import { Badge, type Tone } from "#admin/ui/Badge.tsx";
import type { InboxStats } from "#domain/inbox/inbox.ts";
import { dashboardQueries } from "./queries.ts";

interface Props {
  /** No request was answered. */
  unreachable: boolean;
  /** The parts that the API failed to load. */
  failing: readonly string[];
  stats: { data: InboxStats | undefined; isError: boolean };
}

/**
 * Measured, not assumed: whether the site, the API and its store answer, and whether mails are
 * stuck.
 */
export function SystemStatus({ unreachable, failing, stats }: Props) {
  const { t } = useTranslation();
  const { role } = useUser();
  const site = useQuery(dashboardQueries.site());
  const rows: [term: string, tone: Tone, value: string][] = [
    [
      t("dashboard.status.site"),
      ...(site.isPending
        ? (["neutral", t("dashboard.status.checking")] as const)
        : site.data
          ? (["success", t("dashboard.status.online")] as const)
          : (["danger", t("dashboard.status.offline")] as const)),
    ],
    [
      t("dashboard.status.backend"),
      ...(unreachable
        ? (["danger", t("dashboard.status.disconnected")] as const)
        : failing.length > 0
          ? (["danger", t("dashboard.status.failing", { parts: failing.join(", ") })] as const)
          : (["success", t("dashboard.status.connected")] as const)),
    ],
    [t("dashboard.status.mail"), ...mailRow(stats)],
  ];
  return (
    <section className="card" aria-labelledby="system-status">
      <header className="card__head">
        <h2 id="system-status">{t("dashboard.status.title")}</h2>
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
          <dt>{t("dashboard.status.role")}</dt>
          <dd>
            <Badge plain tone="info">
              {t(`common.roles.${role}`)}
            </Badge>
          </dd>
        </div>
      </dl>
    </section>
  );
}

function mailRow({ data, isError }: Props["stats"]): readonly [Tone, string] {
  if (!data) return ["neutral", isError ? t("common.unknown") : t("dashboard.status.checking")];
  const { mails } = data;
  if (mails.failed > 0)
    return ["danger", t("dashboard.status.mailFailed", { count: mails.failed })];
  return mails.waiting > 0
    ? ["warning", t("dashboard.status.mailWaiting", { count: mails.waiting })]
    : ["success", t("dashboard.status.mailOk")];
}
