import { type ReactNode, useState } from "react";
import type { Control, DefaultValues, FieldValues } from "react-hook-form";
import { RecordChecks } from "#admin/features/checks/RecordChecks.tsx";
import { DraftCompare } from "#admin/features/drafts/DraftCompare.tsx";
import { DraftOffer } from "#admin/features/drafts/DraftOffer.tsx";
import { SharePreview } from "#admin/features/previews/SharePreview.tsx";
import { RecordPresence } from "#admin/features/presence/RecordPresence.tsx";
import { PublicPage } from "#admin/features/publish/PublishMark.tsx";
import { ScheduleCard } from "#admin/features/publish/ScheduleCard.tsx";
import { History } from "#admin/features/records/history/History.tsx";
import { Preview } from "#admin/features/records/preview/Preview.tsx";
import { LanguageTabs } from "#admin/features/translations/LanguageTabs.tsx";
import type { Kind, RecordOf } from "#admin/features/records/queries.ts";
import { useTranslation } from "#admin/i18n/use-translation.tsx";
import { Notice } from "#admin/ui/Notice.tsx";
import { Unsent } from "#admin/ui/Unsent.tsx";
import { Compare } from "./Compare.tsx";
import { Contents } from "./Contents.tsx";
import { Deleted } from "./Deleted.tsx";
import { DraftKept, DraftNote } from "./DraftNote.tsx";
import { FormHead } from "./FormHead.tsx";
import { FormProblems } from "./FormProblems.tsx";
import { SaveActions } from "./SaveActions.tsx";
import type { ScheduleValues } from "./form-of.ts";
import type { DraftKeeper } from "./draft-keeper.ts";
import type { RecordPlan } from "./plan.ts";
import type { Editing } from "./use-record-form.ts";
import type { Problem } from "./use-save.ts";

interface Props<K extends Kind, Values extends FieldValues> {
  plan: RecordPlan<K, Values>;
  record: RecordOf<K> | undefined;
  editing: Editing<K, Values>;
  /** Above the preview beside the form. */
  side: ReactNode;
  /** Between the head and the fields: who else is here, what to check. */
  notices?: ReactNode;
  /** The cards with the fields: sections with headings. */
  children: ReactNode;
}

/**
 * The frame of a record's form: a head with the state and the buttons that save, notices, cards,
 * side column and dialogs.
 */
export function RecordForm<K extends Kind, Values extends FieldValues>({
  plan,
  record,
  editing,
  side,
  notices,
  children,
}: Props<K, Values>) {
  const { t } = useTranslation();
  const [fields, setFields] = useState<HTMLElement | null>(null);
  const kind: Kind = plan.kind;
  const { form, submit, saveAndPublish, sendAgain, problem, resend, conflict, gone } = editing;
  const { cancel, restoreDraft } = editing;
  const draft = editing.draft as unknown as DraftKeeper<never>;
  // A draft of a new record has no record yet.
  const shared = record?._id ?? editing.serverDraft.held?.draft._id;
  return (
    <>
      <form className="record-form" noValidate onSubmit={(event) => void submit(event)}>
        <FormHead
          kind={kind}
          title={record ? plan.nameOf(record) : t(`${kind}.new`)}
          fields={fields}
          state={
            <>
              <DraftKept draft={draft} />
              {record && <PublicPage kind={kind} name={plan.nameOf(record)} record={record} />}
              {record && <History plan={plan} record={record} editing={editing} />}
              {shared !== undefined && (
                <SharePreview kind={kind} id={shared} isAhead={draft.atStake} />
              )}
            </>
          }
          actions={
            <SaveActions
              control={form.control as unknown as Control}
              label={t(`${kind}.form.${record ? "submitEdit" : "submitNew"}`)}
              onPublish={saveAndPublish}
              onDraft={editing.saveDraft}
              onCancel={cancel}
            />
          }
        >
          <Unsent resend={resend} onSend={sendAgain} />
          {problem && <SaveProblem problem={problem} />}
        </FormHead>
        <FormProblems kind={kind} fields={plan.fields} control={form.control} />
        <DraftNote draft={draft} revision={record?.revision} onRestore={restoreDraft} />
        <DraftOffer
          draft={editing.serverDraft}
          revision={record?.revision}
          isAhead={draft.atStake}
          onSavedVersion={() => {
            editing.serverDraft.letGo();
            if (record) return editing.adopt(record);
            // Nothing of it is left, so leaving asks nothing.
            form.reset(plan.toValues() as DefaultValues<Values>);
            draft.keep();
            cancel();
          }}
          compare={
            record &&
            ((shown) => (
              <DraftCompare
                {...shown}
                fields={plan.fields}
                saved={plan.toValues(record)}
                values={editing.serverDraft.valuesOf(shown.draft)}
              />
            ))
          }
        />
        {record && <RecordPresence kind={plan.kind} editing={editing} />}
        {record && <RecordChecks kind={plan.kind} id={record._id} />}
        {notices}
        {record && <LanguageTabs kind={kind} record={record} />}
        <div className="form-layout" ref={setFields}>
          <div className="form-main">{children}</div>
          <div className="form-side">
            <Contents fields={fields} />
            {side}
            <ScheduleCard control={form.control as unknown as Control<ScheduleValues>} />
            {plan.preview && (
              <Preview
                plan={plan.preview}
                form={form}
                slug={record?.slug}
                fresh={record ? undefined : plan.toValues()}
              />
            )}
          </div>
        </div>
      </form>
      {conflict && <Compare fields={plan.fields} conflict={conflict} />}
      {gone && <Deleted gone={gone} />}
    </>
  );
}

/** Why the last save failed, unless a field shows it. */
function SaveProblem({ problem: { text, why } }: { problem: Problem }) {
  return (
    <Notice tone="danger">
      <div>
        <p>{text}</p>
        {why && <p>{why}</p>}
      </div>
    </Notice>
  );
}
