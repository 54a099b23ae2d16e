/** One step of the brief, made by a function. The other steps travel along in hidden fields. */
import {
  type Brief,
  type BriefOffer,
  type BriefStep,
  fieldsOf,
  stepOf,
  stepsOf,
} from "#domain/brief/brief.ts";
import { requestOf } from "#domain/brief/compose.ts";
import { API, BRIEF_STEPS, type Locale } from "#domain/links.ts";
import type { BriefTexts } from "#site/i18n/brief-texts.ts";
import { FramedPage } from "../FramedPage.tsx";
import { Glyph } from "../Glyph.tsx";
import { BriefRange } from "./BriefRange.tsx";
import { BriefSheet, type Sender } from "./BriefSheet.tsx";
import { StepFields } from "./StepFields.tsx";

interface Props {
  step: BriefStep;
  /** The step among all: "Step 2 of 6". */
  place: string;
  locale: Locale;
  offer: BriefOffer;
  agency: Sender;
  texts: BriefTexts;
  brief: Brief;
  problems: Partial<Record<string, string>>;
  day: string;
}

export function BriefStepPage({ step, place, agency, day, ...fields }: Props) {
  const { locale, offer, texts, brief } = fields;
  const steps = stepsOf(offer);
  const at = steps.indexOf(step);
  const [before, next] = [steps[at - 1], steps[at + 1]];
  const isLast = next === undefined;
  // No script would show the sizes of other services.
  const shown = step === "size" ? { ...offer, services: brief.services } : offer;
  const { about, ...request } = requestOf(brief, texts, locale);
  const hidden = new Map(Object.entries(isLast ? { ...request, about: about.join(" ") } : {}));
  const carried = fieldsOf(brief).filter(([name]) => stepOf(name) !== step && !hidden.has(name));
  return (
    <FramedPage title={texts.steps[step]} text={place}>
      <form method="post" action={isLast ? API.serviceRequest : BRIEF_STEPS} className="brief-step">
        {isLast && <BriefSheet {...{ brief, texts, locale, agency, day }} />}
        <StepFields
          {...fields}
          {...{ step }}
          offer={shown}
          initial={brief}
          id=""
          labelledBy="page-title"
        />
        {isLast && (
          <div className="form-trap" aria-hidden="true">
            <label htmlFor="trap">{texts.trap}</label>
            <input id="trap" name="trap" tabIndex={-1} autoComplete="off" />
          </div>
        )}
        {[["locale", locale] as const, ...hidden, ...carried].map(
          ([name, value]) =>
            value && <input key={name + value} type="hidden" name={name} value={value} />,
        )}
        <div className="form-actions button-row">
          <button className="button button--primary" name="step" value={next ?? step}>
            {isLast && <Glyph name="send" />}
            <span>{isLast ? texts.send : texts.next}</span>
          </button>
          {before && (
            <button
              className="button button--secondary"
              name="step"
              value={before}
              formAction={BRIEF_STEPS}
              formNoValidate
            >
              <span>{texts.back}</span>
            </button>
          )}
        </div>
      </form>
      {!isLast && (
        <div className="brief-range">
          <BriefRange {...{ brief, texts, locale }} />
        </div>
      )}
    </FramedPage>
  );
}
