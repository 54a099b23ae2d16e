import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import type { InboxStats } from "#domain/inbox.ts";
import { t } from "../../i18n/i18n.ts";
import { Badge, type Tone } from "../../parts/Badge.tsx";
import { dashboardQueries } from "../../queries/dashboard.ts";
import { useUser } from "../../session.tsx";

/** Asked for, not assumed: whether the site and the API with its store answer, and whether mails are stuck. */
export function SystemStatus({ backend, mails }: { backend: boolean; mails: InboxStats["mails"] | undefined }) {
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
      ...(backend ? (["success", t("dashboard.status.connected")] as const) : (["danger", t("dashboard.status.disconnected")] as const)),
    ],
    [t("dashboard.status.mail"), ...mailRow(mails)],
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

function mailRow(mails: InboxStats["mails"] | undefined): readonly [Tone, string] {
  if (!mails) return ["neutral", t("dashboard.status.checking")];
  if (mails.failed > 0) return ["danger", t("dashboard.status.mailFailed", { count: mails.failed })];
  return mails.waiting > 0
    ? ["warning", t("dashboard.status.mailWaiting", { count: mails.waiting })]
    : ["success", t("dashboard.status.mailOk")];
}
