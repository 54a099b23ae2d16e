import { type BaseSyntheticEvent, useCallback, useState } from "react";
import { type Control, useForm } from "react-hook-form";
import { sameValues } from "#admin/features/records/form/values.ts";
import { useSaveKey, useSubmission } from "#admin/features/records/form/use-submission.ts";
import { useTranslation } from "#admin/i18n/use-translation.tsx";
import { ApiError, sentenceOf } from "#admin/lib/api.ts";
import { showFieldProblems } from "#admin/lib/field-problems.ts";
import { SignedOut } from "#admin/lib/session-store.ts";
import { Button } from "#admin/ui/Button.tsx";
import { FormField } from "#admin/ui/FormField.tsx";
import { Notice } from "#admin/ui/Notice.tsx";
import { Unsent } from "#admin/ui/Unsent.tsx";
import { showToast } from "#admin/ui/toast-queue.ts";
import { useResend } from "#admin/ui/use-resend.ts";
import type { AgencyState } from "#domain/api/agency.ts";
import { PROMISE_NAMES, type StaffFacts } from "#domain/content/staff-facts.ts";
import { Holidays } from "./Holidays.tsx";
import { Hours } from "./Hours.tsx";
import { factsOf, placeOf, resolver, type Values, valuesOf } from "./form-values.ts";
import { useSaveAgency } from "./queries.ts";

/** The form over one revision; over a later one, staff choose whose version stays. */
export function AgencyForm({ state }: { state: AgencyState }) {
  const { t } = useTranslation();
  const [base] = useState(() => valuesOf(state.facts));
  const form = useForm<Values>({ resolver, defaultValues: base });
  const { control, handleSubmit, setError, getValues, reset, formState } = form;
  const { errors, isSubmitting } = formState;
  const [theirs, setTheirs] = useState<AgencyState>();
  const resend = useResend();
  const { mutateAsync } = useSaveAgency();
  const dirty = useCallback(() => !isSame(getValues(), base), [getValues, base]);
  const { run, alive } = useSubmission({ dirty, uploading: never });

  const save = async (values: Values, revision: number) => {
    try {
      const facts = factsOf(values) as StaffFacts;
      const { message } = await mutateAsync({ facts, revision });
      reset(values);
      setTheirs(undefined);
      showToast(message ?? t("common.save"));
    } catch (error) {
      if (error instanceof SignedOut || !alive()) return;
      if (error instanceof ApiError && error.code === "conflict" && error.data)
        setTheirs(error.data as AgencyState);
      const message = sentenceOf(error, t("agency.saveFailed"), t("common.errors.network"));
      const at = (path: string[]) => placeOf(path, values);
      if (!showFieldProblems(error, setError, at) && resend.waitAfter(error) !== "offline")
        setError("root", { message });
    }
  };
  /** Ignores presses while a request is in progress. */
  const submit = async (event?: BaseSyntheticEvent, revision = state.revision) => {
    event?.preventDefault();
    if (isSubmitting) return;
    resend.stop();
    if (!dirty() && revision === state.revision) {
      showToast(t("record.save.unchanged"));
      return;
    }
    await run(async () => {
      await handleSubmit((values) => save(values, revision))(event);
      return undefined;
    });
  };
  useSaveKey(() => void submit());

  return (
    <form className="agency-form" noValidate onSubmit={(event) => void submit(event)}>
      <Unsent resend={resend} onSend={() => void submit()} />
      {errors.root && (
        <Notice tone={theirs ? "warning" : "danger"}>
          <p>{errors.root.message}</p>
          {theirs && (
            <div className="button-row">
              <Button onClick={() => void submit(undefined, theirs.revision)}>
                {t("agency.keepMine")}
              </Button>
              <Button
                kind="quiet"
                onClick={() => {
                  reset(valuesOf(theirs.facts));
                  setTheirs(undefined);
                }}
              >
                {t("agency.loadTheirs")}
              </Button>
            </div>
          )}
        </Notice>
      )}
      <section className="card form-card" aria-labelledby="agency-contact">
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
      </section>
      <Hours control={control} />
      <Holidays control={control} />
      <Promises control={control} />
      <div className="save-bar" data-keep-clear>
        <Button kind="primary" busy={isSubmitting} type="submit">
          {t("common.save")}
        </Button>
      </div>
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

function never(): boolean {
  return false;
}

function isSame(a: Values, b: Values): boolean {
  return sameValues({ all: JSON.stringify(factsOf(a)) }, { all: JSON.stringify(factsOf(b)) });
}
