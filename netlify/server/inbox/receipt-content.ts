/** The words of a receipt's page. */
import type { ComponentProps } from "react";
import { phone, promises, timeZone } from "#generated/agency.ts";
import { promiseOf, replyBy, replyByInWords } from "#domain/content/reply-by.ts";
import { isFull } from "#domain/inbox/follow-up.ts";
import { type Locale, localePath } from "#domain/links.ts";
import { momentIn } from "#domain/text/dates.ts";
import { zoneName } from "#domain/text/zone-name.ts";
import { answerTimes } from "#domain/text/words.ts";
import type { ReceiptPage } from "#site/forms/ReceiptPage.tsx";
import { formsIn, replyByTexts } from "#site/i18n/form-texts.ts";
import type { Followed } from "./follow-ups.ts";

type Content = ComponentProps<typeof ReceiptPage>;
type Step = Content["steps"][number];

const THANKED = ["home", "contact", "proposal", "request"] as const;

/** A form that was refused: what it said, and the error in the page's language. */
export interface Refused {
  what: string;
  value: string;
  problem: string;
}

/** The words after a form or a change, by its name in the address. */
export function wordsAfter(
  sent: string | null,
  { value }: Followed,
  locale: Locale,
): Pick<Content, "thanks" | "changed"> {
  const t = formsIn(locale);
  const form = THANKED.find((name) => name === sent);
  const time = answerTimes(promises, locale).contactPage;
  return {
    thanks: form && { title: t(`thanks.${form}.title`), text: t(`thanks.${form}.text`, { time }) },
    changed:
      sent === "add"
        ? t("receipt.add.done")
        : sent === "correct"
          ? t("receipt.correct.done", { email: value.email })
          : undefined,
  };
}

export function stepsOf({ value, folder, followUp }: Followed, locale: Locale): Step[] {
  const t = formsIn(locale);
  const { createdAt, readAt, deletedFrom } = value;
  const answeredAt = answeredIn(followUp);
  const { closedAt } = followUp;
  const isClosed = answeredAt === undefined && closedAt !== undefined;
  // Messages that were read before the moment was kept have none.
  const isRead =
    Boolean(readAt ?? answeredAt ?? closedAt) || folder === "read" || deletedFrom === "read";
  const step = (
    name: "received" | "read" | "answered" | "closed",
    done: boolean,
    at?: string,
  ): Step => ({
    name: t(`receipt.steps.${name}`),
    done,
    state: t("receipt.waiting"),
    moment: momentOf(at, locale),
  });
  return [
    step("received", true, createdAt),
    step("read", isRead, readAt),
    isClosed
      ? step("closed", true, closedAt)
      : step("answered", answeredAt !== undefined, answeredAt),
  ];
}

/** The answer, or its moment, or that none will come. */
export function promiseIn(
  { value, followUp }: Followed,
  locale: Locale,
  now: Date,
): Content["promise"] {
  const t = formsIn(locale);
  if (answeredIn(followUp) !== undefined) return t("receipt.answered", { email: value.email });
  if (followUp.closedAt !== undefined) return t("receipt.closed", { phone });
  const by = replyBy(new Date(value.createdAt), promiseOf(value));
  if (by < now) return t("receipt.late", { time: momentIn(locale, timeZone)(by), phone });
  const texts = replyByTexts(locale);
  return {
    at: by.toISOString(),
    texts,
    children: replyByInWords(by, texts, locale, { now }),
  };
}

/** An answer stays one for its sender when a later reply fails, which reopens the message for staff. */
function answeredIn({ answeredAt, firstAnsweredAt, reopenedBy }: Followed["followUp"]) {
  return answeredAt ?? (reopenedBy === "mail" ? firstAnsweredAt : undefined);
}

export function sentOf({ value, followUp }: Followed, locale: Locale): Content["sent"] {
  const t = formsIn(locale);
  const names = ["name", "email", "phone", "company", "service", "budget", "timeline"] as const;
  const rows: Content["sent"]["rows"] = names.map((name) => ({
    label: t(`fields.${name}`),
    value: value[name],
  }));
  const links = value.about.map((path) => localePath(locale, path));
  return {
    title: t("receipt.sent"),
    rows: [
      ...rows.filter((row) => row.value !== ""),
      ...(links.length > 0 ? [{ label: t("fields.about"), value: "", links }] : []),
    ],
    message: value.message,
    additions: followUp.additions.flatMap(({ at, text }) => {
      const moment = momentOf(at, locale);
      return moment ? [{ label: t("receipt.added"), text, moment }] : [];
    }),
  };
}

export function zoneOf(locale: Locale): Content["zone"] {
  const t = formsIn(locale);
  return {
    office: t("receipt.zone", { zone: zoneName(locale, timeZone) }),
    own: t("receipt.ownZone"),
  };
}

export function actionsOf(
  { value, followUp }: Followed,
  locale: Locale,
  refused?: Refused,
): Content["actions"]["parts"] {
  const t = formsIn(locale);
  const own = (what: string) =>
    refused?.what === what ? { value: refused.value, problem: refused.problem } : {};
  const full = isFull(followUp);
  const open = (what: "add" | "correct", name: "message" | "email") =>
    full[what] && refused?.what !== what
      ? { text: t(what === "add" ? "receipts.fullAdditions" : "receipts.fullCorrections") }
      : {
          button: t(`receipt.${what}.button`),
          field: { name, label: t(`receipt.${what}.label`), ...own(what) },
        };
  const correct = open("correct", "email");
  return [
    { name: "add", part: { title: t("receipt.add.title"), ...open("add", "message") } },
    {
      name: "correct",
      part: {
        title: t("receipt.correct.title"),
        ...correct,
        ...(correct.field && { field: { value: value.email, ...correct.field } }),
      },
    },
    {
      name: "withdraw",
      part: {
        title: t("receipt.withdraw.title"),
        text: t("receipt.withdraw.text"),
        button: t("receipt.withdraw.button"),
      },
    },
  ];
}

function momentOf(at: string | undefined, locale: Locale): Step["moment"] {
  const time = new Date(at ?? NaN);
  return Number.isNaN(time.getTime())
    ? undefined
    : { at: time.toISOString(), words: momentIn(locale, timeZone)(time) };
}
