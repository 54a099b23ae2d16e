import type { ReactNode } from "react";
import { useTranslation } from "#admin/i18n/use-translation.tsx";
import { momentOf } from "#admin/lib/dates.ts";
import { useAttempt } from "#admin/lib/use-attempt.ts";
import { showToast } from "#admin/ui/toast-queue.ts";
import type { InboxMessage } from "#domain/inbox/inbox.ts";
import { isWaiting } from "#domain/inbox/waiting.ts";
import { DEFAULT_LOCALE, localePath, siteLocale } from "#domain/links.ts";
import { languageName } from "#domain/text/words.ts";
import { usePageTitle } from "./page-title.ts";
import { useRetryMail } from "./queries.ts";

/** The known details of a message. */
export function MessageFacts({ message }: { message: InboxMessage }) {
  const { t } = useTranslation();
  const { email, phone, service, budget, timeline, about, page, createdAt, spamReason, locale } =
    message;
  const { number, formerEmails, answeredAt } = message;
  const rows: [string, ReactNode][] = [
    [t("inbox.facts.number"), number],
    [t("fields.email"), <a href={`mailto:${email}`}>{email}</a>],
    [t("inbox.facts.formerEmail"), formerEmails.join(", ")],
    [t("fields.phone"), phone && <a href={`tel:${phone.replace(/[^\d+]/g, "")}`}>{phone}</a>],
    [t("fields.service"), service],
    [t("fields.budget"), budget],
    [t("fields.timeline"), timeline],
    [t("fields.about"), about.length > 0 && <AboutLinks message={message} />],
    [t("inbox.facts.page"), (page || message.from) && <Origin message={message} />],
    [
      t("common.language"),
      locale !== DEFAULT_LOCALE && <span lang={locale}>{languageName(locale)}</span>,
    ],
    [t("inbox.facts.received"), <time dateTime={createdAt}>{momentOf(createdAt)}</time>],
    [
      t("inbox.facts.answerBy"),
      isWaiting(message) && <time dateTime={message.answerBy}>{momentOf(message.answerBy)}</time>,
    ],
    [
      t("inbox.facts.answered"),
      answeredAt && <time dateTime={answeredAt}>{momentOf(answeredAt)}</time>,
    ],
    [t("inbox.facts.mail"), <MailRow message={message} />],
    [t("inbox.facts.spam"), spamReason && t(`answer.spamReasons.${spamReason}`)],
  ];
  return (
    <dl className="facts">
      {rows
        .filter(([, value]) => Boolean(value))
        .map(([term, value]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  );
}

/** The pages that the sender has read, in the sender's language. */
function AboutLinks({ message: { about, locale } }: { message: InboxMessage }) {
  return (
    <ul>
      {about
        .map((path) => localePath(siteLocale(locale), path))
        .map((path) => (
          <li key={path}>
            <a href={path}>{path}</a>
          </li>
        ))}
    </ul>
  );
}

/** The page with the form, and the site that led to the visit. */
function Origin({ message: { page, from } }: { message: InboxMessage }) {
  const { t } = useTranslation();
  return (
    <>
      {page && <PageLink path={page} />}
      {from && <small>{t("answer.from", { site: from })}</small>}
    </>
  );
}

function PageLink({ path }: { path: string }) {
  return <a href={path}>{usePageTitle(path)}</a>;
}

function MailRow({ message: { _id, mail } }: { message: InboxMessage }) {
  const { t } = useTranslation();
  const attempt = useAttempt();
  const { mutateAsync: retry, isPending } = useRetryMail();
  const tryAgain = async () => {
    const { data } = await retry(_id);
    showToast(data?.mail.state === "sent" ? t("inbox.retried") : t("inbox.retriedWaiting"));
  };
  const state = t(`inbox.mail.${mail.state}`);
  return (
    <>
      {mail.attempts > 0 && (mail.state === "waiting" || mail.state === "failed")
        ? t("inbox.mailTried", { state, count: mail.attempts })
        : state}
      {mail.lastError && mail.state !== "sent" && <small>{mail.lastError}</small>}
      {(mail.state === "failed" || mail.state === "waiting") && (
        <button
          className="link-button"
          type="button"
          aria-disabled={isPending}
          onClick={() => void attempt(tryAgain, { failed: t("inbox.retryFailed") })}
        >
          {t("inbox.retryMail")}
        </button>
      )}
    </>
  );
}
