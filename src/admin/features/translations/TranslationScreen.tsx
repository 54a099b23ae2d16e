import { useQuery } from "@tanstack/react-query";
import { Link, Navigate, useLocation, useParams } from "react-router";
import { recordQueries } from "#admin/features/records/queries.ts";
import { useTranslation } from "#admin/i18n/use-translation.tsx";
import { ApiError, sentenceOf } from "#admin/lib/api.ts";
import { PageTop } from "#admin/ui/PageTop.tsx";
import { Broken, LoadingRows } from "#admin/ui/states.tsx";
import { RECORD_KINDS } from "#domain/records/record.ts";
import { TRANSLATED } from "#domain/records/translation.ts";
import { translationQueries } from "./queries.ts";
import { TranslationForm } from "./TranslationForm.tsx";

/** The form of one language of a record. */
export function Component() {
  const { t } = useTranslation();
  const { id = "", locale } = useParams();
  const { pathname } = useLocation();
  const kind = RECORD_KINDS.find((known) => pathname.startsWith(`/${known}/`)) ?? "services";
  const language = TRANSLATED.find((known) => known === locale);
  const record = useQuery(recordQueries(kind).one(id));
  const views = useQuery(translationQueries.ofRecord(kind, id));
  if (!language) return <Navigate to={`/${kind}/edit/${id}`} replace />;
  const view = views.data?.find((one) => one.locale === language);
  if (record.data && view)
    return (
      <TranslationForm key={`${id}/${language}`} kind={kind} record={record.data} view={view} />
    );
  const error = record.error ?? views.error;
  const isGone = error instanceof ApiError && error.code === "not_found";
  return (
    <>
      <PageTop
        title={t(`common.nav.${kind}`)}
        crumb={<Link to={`/${kind}`}>{t(`common.nav.${kind}`)}</Link>}
      />
      <div className="card">
        {error ? (
          <Broken
            text={isGone ? sentenceOf(error, "") : t("translations.loadFailed")}
            {...(!isGone && { why: sentenceOf(error, "") })}
            onRetry={() => void Promise.all([record.refetch(), views.refetch()])}
          />
        ) : (
          <LoadingRows />
        )}
      </div>
    </>
  );
}
