import { Link } from "react-router";
import { useTranslation } from "#admin/i18n/use-translation.tsx";
import { useUser } from "#admin/features/session/session.tsx";
import { PageTop } from "./PageTop.tsx";
import { Empty } from "./states.tsx";

/** Says plainly that a role does not reach a screen, and leads on. */
export function Forbidden({ title }: { title: string }) {
  const { t } = useTranslation();
  const { name } = useUser();
  return (
    <>
      <PageTop title={title} />
      <div className="card">
        <Empty
          motif="boat"
          title={t("common.forbidden.title")}
          text={t("common.forbidden.text", { name })}
        >
          <Link className="button button--primary" to="/">
            <span>{t("common.forbidden.action")}</span>
          </Link>
        </Empty>
      </div>
    </>
  );
}
