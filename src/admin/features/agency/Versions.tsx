import { locale } from "#admin/i18n/i18n.ts";
import { useTranslation } from "#admin/i18n/use-translation.tsx";
import { momentOf, shortMoment } from "#admin/lib/dates.ts";
import { useAttempt } from "#admin/lib/use-attempt.ts";
import { Badge } from "#admin/ui/Badge.tsx";
import { Button } from "#admin/ui/Button.tsx";
import { useConfirm } from "#admin/ui/Confirm.tsx";
import type { AgencyState } from "#domain/api/agency.ts";
import { changedFacts, factLabel } from "#domain/content/fact-names.ts";
import { useRevertAgency } from "./queries.ts";

interface Props {
  state: AgencyState;
  /** The form goes on over the restored version. */
  onRestored: (restored: AgencyState) => void;
}

/** Who changed which facts, newest first, with the way back. */
export function Versions({ state: { revision, versions }, onRestored }: Props) {
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
    const restored = async () => {
      const { data } = await revert({ to, revision });
      if (data) onRestored(data);
    };
    await attempt(restored, {
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
                <b>{version.revision === 0 ? t("agency.fromFiles") : version.by.name}</b>{" "}
                <time dateTime={version.at} title={momentOf(version.at)}>
                  {shortMoment(version.at)}
                </time>
              </p>
              <Changes version={version} before={versions[index + 1]} />
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

type Version = AgencyState["versions"][number];

/** The names of the facts that a version changed, while the one before it is kept. */
function Changes({ version, before }: { version: Version; before: Version | undefined }) {
  const { t } = useTranslation();
  if (!before) return null;
  const names = changedFacts(before.facts, version.facts).map((name) => {
    const label = factLabel(name);
    return label ? t(label) : name;
  });
  const list = new Intl.ListFormat(locale()).format(names);
  return (
    <p className="muted">
      {version.action === "reverted"
        ? t("history.didTo", { did: t("history.did.reverted"), fields: list })
        : list}
    </p>
  );
}
