import { ArrowDown } from "lucide-react";
import { useRef, useState } from "react";
import { type Control, type FieldValues, useFormState } from "react-hook-form";
import { Link } from "react-router";
import { FIRST_MISSING, focusField, useFieldFocus } from "#admin/features/checks/focus-field.ts";
import { PublishMark } from "#admin/features/publish/PublishMark.tsx";
import { useRecordStates } from "#admin/features/publish/queries.ts";
import { Compare } from "#admin/features/records/form/Compare.tsx";
import { DraftKept, DraftNote } from "#admin/features/records/form/DraftNote.tsx";
import { FormHead } from "#admin/features/records/form/FormHead.tsx";
import type { DraftKeeper } from "#admin/features/records/form/draft-keeper.ts";
import type { Conflict } from "#admin/features/records/form/use-record-form.ts";
import type { Kind, RecordOf } from "#admin/features/records/queries.ts";
import { useTranslation } from "#admin/i18n/use-translation.tsx";
import { IS_APPLE } from "#admin/lib/is-shortcut.ts";
import { Button } from "#admin/ui/Button.tsx";
import { Notice } from "#admin/ui/Notice.tsx";
import { Switch } from "#admin/ui/Switch.tsx";
import { Unsent } from "#admin/ui/Unsent.tsx";
import type { TranslationView } from "#domain/api/translations.ts";
import type { RecordKind } from "#domain/records/record.ts";
import { FIELDS_OF } from "#domain/records/words.ts";
import { languageInWords } from "./language-in-words.ts";
import { LanguageTabs } from "./LanguageTabs.tsx";
import { focusNextMissing, Progress } from "./Progress.tsx";
import { comparedFields } from "./translation-values.ts";
import { TranslationPresence } from "./TranslationPresence.tsx";
import { type Translating, useTranslationForm } from "./use-translation-form.ts";
import { WordCards } from "./WordCards.tsx";

interface Props {
  kind: RecordKind;
  record: RecordOf<Kind>;
  view: TranslationView;
}

/** One language of a record beside the English texts. Saving stays in the form. */
export function TranslationForm({ kind, record, view }: Props) {
  const { t } = useTranslation();
  const translating = useTranslationForm({ kind, record, view });
  const { form, words, submit, problem, gone, resend, draft, restoreDraft, conflict } = translating;
  const [fields, setFields] = useState<HTMLElement | null>(null);
  useFieldFocus(focusPlace);
  /** The text that was edited last. */
  const last = useRef<Element>(null);
  const language = languageInWords(view.locale);
  const name = nameOf(kind, record);
  const state = useRecordStates(kind)[record._id];
  const keeper = draft as unknown as DraftKeeper<never>;
  return (
    <>
      <form
        className="record-form"
        noValidate
        onFocus={({ target }) => {
          if (target instanceof HTMLTextAreaElement) last.current = target;
        }}
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <FormHead
          kind={kind}
          title={t("translations.title", { title: name, language })}
          fields={fields}
          state={
            <>
              <DraftKept draft={keeper} />
              <PublishMark kind={kind} name={name} record={record} state={state} />
            </>
          }
          actions={
            <>
              <Button
                icon={ArrowDown}
                className="next-missing"
                onClick={() => {
                  focusNextMissing(last.current);
                }}
              >
                {t("translations.next")}
              </Button>
              <SaveButton control={form.control as unknown as Control} />
            </>
          }
        >
          <Unsent resend={resend} onSend={submit} />
          <Refusal problem={problem} gone={gone} />
        </FormHead>
        <DraftNote draft={keeper} revision={draft.base()?.revision} onRestore={restoreDraft} />
        <TranslationPresence
          kind={kind}
          id={record._id}
          locale={view.locale}
          translating={translating}
        />
        <LanguageTabs kind={kind} record={record} />
        <section className="card form-card translation-state">
          <Switch
            label={t("translations.published", { language })}
            note={t("translations.publishedNote", { language })}
            {...form.register("isPublished")}
          />
          {words.length === 0 ? (
            <p>{t("translations.nothing")}</p>
          ) : (
            <Progress control={form.control} words={words} />
          )}
        </section>
        <div className="form-main" ref={setFields}>
          <WordCards kind={kind} record={record} words={words} form={form} locale={view.locale} />
        </div>
      </form>
      {conflict && (
        <Compare
          fields={comparedFields(kind) as never}
          conflict={conflict as unknown as Conflict<Kind, FieldValues>}
        />
      )}
    </>
  );
}

function focusPlace(name: string): void {
  if (name === FIRST_MISSING) focusNextMissing(null);
  else focusField(name);
}

/** Why the last save failed, unless a field shows it. */
function Refusal({ problem, gone }: Pick<Translating, "problem" | "gone">) {
  const { t } = useTranslation();
  if (gone)
    return (
      <Notice tone="warning">
        <div>
          <p>{t("translations.gone")}</p>
          <p>
            <Link to="/trash">{t("translations.toTrash")}</Link>
          </p>
        </div>
      </Notice>
    );
  return (
    problem && (
      <Notice tone="danger">
        <div>
          <p>{problem.text}</p>
          {problem.why && <p>{problem.why}</p>}
        </div>
      </Notice>
    )
  );
}

function SaveButton({ control }: { control: Control }) {
  const { t } = useTranslation();
  const { isSubmitting } = useFormState({ control });
  return (
    <Button
      kind="primary"
      busy={isSubmitting}
      type="submit"
      title={t("record.save.shortcut", { key: IS_APPLE ? "⌘ S" : "Ctrl S" })}
    >
      {t("translations.save")}
    </Button>
  );
}

/** The record's title in English. */
function nameOf(kind: RecordKind, record: object): string {
  const title = Object.entries(FIELDS_OF[kind]).find(([, field]) => field.kind === "title")?.[0];
  return String((record as Record<string, unknown>)[title ?? "_id"]);
}
