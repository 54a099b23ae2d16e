import { Link } from "react-router";
import { useTranslation } from "#admin/i18n/use-translation.tsx";
import { PageTop } from "#admin/ui/PageTop.tsx";
import { Empty } from "#admin/ui/states.tsx";

export function NotFound() {
  const { t } = useTranslation();
  return (
    <>
      <PageTop title={t("common.notFound.title")} />
      <div className="card">
        <Empty motif="boat" text={t("common.notFound.text")}>
          <Link className="button button--primary" to="/">
            <span>{t("common.notFound.action")}</span>
          </Link>
        </Empty>
      </div>
    </>
  );
}
