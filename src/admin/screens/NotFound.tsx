import { Link } from "react-router";
import { useTranslation } from "../i18n/use-translation.tsx";
import { PageTop } from "../parts/PageTop.tsx";
import { Empty } from "../parts/states.tsx";

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
