import { t as say } from "#admin/i18n/i18n.ts";
import { locale } from "#admin/i18n/i18n.ts";
import { useTranslation } from "#admin/i18n/use-translation.tsx";
import { momentOf, shortMoment } from "#admin/lib/dates.ts";
import { useAttempt } from "#admin/lib/use-attempt.ts";
import { Badge } from "#admin/ui/Badge.tsx";
import { Button } from "#admin/ui/Button.tsx";
import { useConfirm } from "#admin/ui/Confirm.tsx";
import type { AgencyState } from "#domain/api/agency.ts";
import { PROMISE_NAMES, type StaffFacts } from "#domain/content/staff-facts.ts";
import { useRevertAgency } from "./queries.ts";

/** Who changed which facts, newest first, with the way back. */
export function Versions({ state: { revision, versions } }: { state: AgencyState }) {
  const { t } = useTranslation();
  const attempt = useAttempt();
  const confirm = useConfirm();
  const { mutateAsync: revert, isPending } = useRevertAgency();
  const restore = async (to: number) => {
    const question = {
      title: t("history.ask", { revision: to }),
      text: t("agency.restoreText"),
      action: t("history.action"),
    };
    if (!(await confirm(question))) return;
    await attempt(() => revert({ to, revision }), {
      done: t("history.done", { revision: to }),
      failed: t("history.failedRestore"),
      network: t("common.errors.network"),
    });
  };
  return (
    <section className="card agency-versions" aria-labelledby="agency-versions">
      <header className="card__head">
        <h2 id="agency-versions">{t("history.title")}</h2>
      </header>
      {versions.length === 0 ? (
        <p className="card__body muted">{t("agency.noVersions")}</p>
      ) : (
        <ol>
          {versions.map((version, index) => (
            <li key={version.revision}>
              <p>
                <b>{version.by.name}</b>{" "}
                <time dateTime={version.at} title={momentOf(version.at)}>
                  {shortMoment(version.at)}
                </time>
              </p>
              <p className="muted">{changesIn(version.facts, versions[index + 1]?.facts)}</p>
              {index === 0 ? (
                <Badge tone="info">{t("history.current")}</Badge>
              ) : (
                <Button disabled={isPending} onClick={() => void restore(version.revision)}>
                  {t("history.restore")}
                </Button>
              )}
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}

/** The names of the facts that a version changed. */
function changesIn(now: StaffFacts, before: StaffFacts | undefined): string {
  if (!before) return say("agency.firstVersion");
  const differs = (a: unknown, b: unknown) => JSON.stringify(a) !== JSON.stringify(b);
  const names = [
    ...(["phone", "hours", "holidays"] as const)
      .filter((name) => differs(now[name], before[name]))
      .map((name) => say(`agency.${name}`)),
    ...PROMISE_NAMES.filter((name) => now.promises[name] !== before.promises[name]).map((name) =>
      say(`agency.promise.${name}`),
    ),
  ];
  return new Intl.ListFormat(locale()).format(names);
}
