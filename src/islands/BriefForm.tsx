/**
 * The brief on one page: its range follows each choice, it stays on the device until it is sent,
 * and it prints as one sheet. Without JavaScript the browser posts it to the server, step by step.
 */
import { Fragment, useCallback, useMemo, useState } from "react";
import {
  type Brief,
  briefFields,
  type BriefOffer,
  readBrief,
  stepsOf,
} from "#domain/brief/brief.ts";
import { requestOf, sumOf } from "#domain/brief/compose.ts";
import { ANSWER_MINUTES } from "#domain/content/reply-by.ts";
import { BRIEF_STEPS, type Locale } from "#domain/links.ts";
import { FORM } from "#domain/page-limits.ts";
import { dayAt, dayInWords } from "#domain/text/dates.ts";
import { BriefRange } from "#site/forms/brief/BriefRange.tsx";
import { BriefSheet, type Sender } from "#site/forms/brief/BriefSheet.tsx";
import { StepFields } from "#site/forms/brief/StepFields.tsx";
import { ReplyBy } from "#site/forms/ReplyBy.tsx";
import { Glyph } from "#site/forms/Glyph.tsx";
import type { BriefTexts } from "#site/i18n/brief-texts.ts";
import { type Contacts, EnquiryResult, type ResultTexts } from "./EnquiryResult.tsx";
import { pick } from "./fields.ts";
import { type EnquiryTexts, useEnquiry } from "./use-enquiry.ts";
import { usePaused } from "./use-paused.ts";

interface Props {
  locale: Locale;
  offer: BriefOffer;
  texts: BriefTexts & EnquiryTexts & { result: ResultTexts };
  agency: Sender;
  contacts: Contacts;
}

/** Fields that a result can name. */
const NAMED = ["want", "words", "name", "email", "phone"] as const;

export function BriefForm({ locale, offer, texts, agency, contacts }: Props) {
  const empty = useMemo(() => readBrief([], offer), [offer]);
  const [brief, setBrief] = useState<Brief>(empty);
  const drafted = useMemo(() => ({ slot: FORM.briefSlot, names: briefFields(offer) }), [offer]);
  const read = useCallback(
    (form: HTMLFormElement) => readBrief(new FormData(form), offer),
    [offer],
  );
  const { form, filled, sending, outcome, said } = useEnquiry({
    kind: "request",
    locale,
    texts,
    drafted,
    onBegin: chooseAsked,
    onLook: useCallback((form: HTMLFormElement) => setBrief(read(form)), [read]),
    bodyOf: (form, fields) => ({ ...fields, ...requestOf(read(form), texts, locale) }),
    check: (form) => (read(form).services.length > 0 ? {} : { want: texts.needService }),
  });
  const alive = filled !== undefined;
  const { problems, lengths, locked, ...events } = form;
  const sum = usePaused(sumOf(brief, texts, locale).own);
  const range = (
    <aside className="brief-range cloth" aria-label={texts.range}>
      <BriefRange {...{ brief, texts, locale }} />
    </aside>
  );
  return (
    <>
      <form {...events} className="brief" method="post" action={BRIEF_STEPS} noValidate={alive}>
        <input type="hidden" name="locale" value={locale} />
        <div className="form-trap" aria-hidden="true">
          <label htmlFor="brief-trap">{texts.trap}</label>
          <input id="brief-trap" name="trap" tabIndex={-1} autoComplete="off" />
        </div>
        {stepsOf(offer).map((step, at) => (
          <Fragment key={step}>
            <section className="brief__step" aria-labelledby={`brief-step-${step}`}>
              <h2 className="title-2" id={`brief-step-${step}`}>
                {texts.steps[step]}
              </h2>
              <StepFields
                {...{ step, locale, offer, texts, brief, problems, lengths, locked }}
                id="brief-"
                labelledBy={`brief-step-${step}`}
                initial={empty}
              />
              {at === 0 && (
                <button
                  className="button button--primary brief__next"
                  name="step"
                  value="size"
                  formNoValidate
                >
                  <span>{texts.next}</span>
                </button>
              )}
            </section>
            {step === "size" && range}
          </Fragment>
        ))}
        <div className="brief__end">
          {outcome && (
            <EnquiryResult
              kind="request"
              id="brief-"
              names={NAMED}
              texts={texts.result}
              {...{ outcome, contacts, locale }}
            />
          )}
          <div className="button-row">
            <button
              className="button button--primary"
              name="step"
              value="person"
              aria-disabled={sending || undefined}
            >
              <Glyph name={sending ? "spinner" : "send"} />
              <span>{sending ? texts.sending : texts.send}</span>
            </button>
            <button
              className="button button--secondary"
              type="button"
              disabled={!alive}
              onClick={() => print()}
            >
              <span>{texts.print}</span>
            </button>
          </div>
          <p className="brief-note">
            {texts.kept} <ReplyBy minutes={ANSWER_MINUTES.others} texts={texts.replyBy} />
          </p>
        </div>
        <p className="visually-hidden" role="status">
          {sending ? texts.sending : (said ?? (alive ? sum : ""))}
        </p>
      </form>
      {alive && (
        <BriefSheet
          {...{ brief, texts, locale, agency }}
          day={dayInWords(dayAt(new Date()), locale)}
        />
      )}
    </>
  );
}

/** Chooses the services of the address, `/brief?service=…`; an unknown one is ignored. */
function chooseAsked(form: HTMLFormElement): void {
  for (const id of new URLSearchParams(location.search).getAll("service")) pick(form, "want", id);
}
