import { useQuery } from "@tanstack/react-query";
import { LanguageSelect } from "#admin/app/LanguageSelect.tsx";
import { meQuery } from "#admin/features/session/me.ts";
import { useUser } from "#admin/features/session/session.tsx";
import { useTranslation } from "#admin/i18n/use-translation.tsx";
import { PageTop } from "#admin/ui/PageTop.tsx";
import { hasLanguages } from "#generated/agency.ts";
import { PasswordForm } from "./PasswordForm.tsx";

/** The signed-in account and its password. */
export function Component() {
  const { t } = useTranslation();
  const user = useUser();
  const { data = user } = useQuery(meQuery());
  return (
    <>
      <PageTop
        title={t("common.nav.account")}
        lede={t("account.lede", { name: data.name, role: t(`common.roles.${data.role}`) })}
      />
      <div className="columns">
        <div>
          <PasswordForm email={data.email} />
        </div>
        <div>
          <section className="card" aria-labelledby="account-details">
            <header className="card__head">
              <h2 id="account-details">{t("account.details")}</h2>
            </header>
            <dl className="status-rows">
              {[
                [t("fields.name"), data.name],
                [t("fields.email"), data.email],
                [t("common.role"), t(`common.roles.${data.role}`)],
              ].map(([term, value]) => (
                <div key={term}>
                  <dt>{term}</dt>
                  <dd>{value}</dd>
                </div>
              ))}
            </dl>
            <p className="card__body muted">{t("account.detailsNote")}</p>
          </section>
          {hasLanguages && (
            <section className="card" aria-labelledby="account-language">
              <header className="card__head">
                <h2 id="account-language">{t("common.language")}</h2>
              </header>
              <div className="card__body">
                <LanguageSelect />
                <p className="muted">{t("account.languageNote")}</p>
              </div>
            </section>
          )}
        </div>
      </div>
    </>
  );
}
