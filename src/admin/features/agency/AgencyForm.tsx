import { useRef } from "react";
import type { Control } from "react-hook-form";
import { DraftOffer } from "#admin/features/drafts/DraftOffer.tsx";
import { JumpTo } from "#admin/features/records/form/Contents.tsx";
import { useHeadHeight } from "#admin/features/records/form/use-head-height.ts";
import { useTranslation } from "#admin/i18n/use-translation.tsx";
import { Button } from "#admin/ui/Button.tsx";
import { FormField } from "#admin/ui/FormField.tsx";
import { Notice } from "#admin/ui/Notice.tsx";
import { Unsent } from "#admin/ui/Unsent.tsx";
import { PROMISE_NAMES } from "#domain/content/fact-names.ts";
import { AgencyPresence } from "./AgencyPresence.tsx";
import { Holidays } from "./Holidays.tsx";
import { Hours } from "./Hours.tsx";
import { Prices } from "./Prices.tsx";
import type { Values } from "./form-values.ts";
import type { AgencyEditing } from "./use-agency-form.ts";

/** The form over one revision; over a later one, staff choose whose version stays. */
export function AgencyForm({
  editing,
  columns,
}: {
  editing: AgencyEditing;
  /** The element with the form and what stands beside it, once it is there. */
  columns: HTMLElement | null;
}) {
  const { t } = useTranslation();
  const { draft, form, isAhead, openDraft, resend, submit, theirs, keepOver, load } = editing;
  const { control, formState } = form;
  const { errors, isSubmitting } = formState;
  const bar = useRef<HTMLDivElement>(null);
  useHeadHeight(bar);
  return (
    <form className="agency-form" noValidate onSubmit={(event) => void submit(event)}>
      <div className="agency-save" ref={bar}>
        <JumpTo fields={columns} />
        <Button kind="primary" busy={isSubmitting} type="submit">
          {t("common.save")}
        </Button>
        <Button disabled={isSubmitting} onClick={() => void submit(undefined, "publish")}>
          {t("drafts.publish")}
        </Button>
        <Button disabled={isSubmitting} onClick={() => void submit(undefined, "draft")}>
          {t("drafts.save")}
        </Button>
        {/* In the bar, because the form is long and a refused save has to be in sight. */}
        <Unsent resend={resend} onSend={() => void submit()} />
        {errors.root && (
          <Notice tone={theirs ? "warning" : "danger"}>
            <p>{errors.root.message}</p>
            {theirs && (
              <div className="button-row">
                <Button
                  onClick={() => {
                    keepOver(theirs);
                  }}
                >
                  {t("agency.keepMine")}
                </Button>
                <Button
                  kind="quiet"
                  onClick={() => {
                    load(theirs);
                  }}
                >
                  {t("agency.loadTheirs")}
                </Button>
              </div>
            )}
          </Notice>
        )}
      </div>
      <AgencyPresence editing={editing} />
      <DraftOffer draft={{ ...draft, open: openDraft }} isAhead={isAhead} />
      <section className="card form-card agency-contact" aria-labelledby="agency-contact">
        <h2 id="agency-contact">{t("agency.contact")}</h2>
        <FormField
          control={control}
          name="phone"
          label={t("agency.phone")}
          required
          note={t("agency.phoneNote")}
        >
          <input className="input" type="tel" autoComplete="off" />
        </FormField>
        <FormField
          control={control}
          name="chat"
          label={t("agency.chat")}
          note={t("agency.chatNote")}
        >
          <input className="input" type="tel" autoComplete="off" />
        </FormField>
      </section>
      <Hours control={control} />
      <Holidays control={control} />
      <Promises control={control} />
      <Prices form={form} />
    </form>
  );
}

function Promises({ control }: { control: Control<Values> }) {
  const { t } = useTranslation();
  return (
    <section className="card form-card" aria-labelledby="agency-promises">
      <h2 id="agency-promises">{t("agency.promises")}</h2>
      <p className="muted">{t("agency.promisesNote")}</p>
      <div className="agency-promises">
        {PROMISE_NAMES.map((name) => (
          <FormField
            key={name}
            control={control}
            name={`promises.${name}`}
            label={t(`agency.promise.${name}`)}
            required
          >
            <input className="input" inputMode="decimal" autoComplete="off" />
          </FormField>
        ))}
      </div>
    </section>
  );
}
