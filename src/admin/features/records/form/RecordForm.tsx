import type { ReactNode } from "react";
import { type Control, type FieldValues, useFormState } from "react-hook-form";
import { Link } from "react-router";
import { PublicPage } from "#admin/features/publish/PublishMark.tsx";
import { History } from "#admin/features/records/history/History.tsx";
import { Preview } from "#admin/features/records/preview/Preview.tsx";
import type { Kind, RecordOf } from "#admin/features/records/queries.ts";
import { useTranslation } from "#admin/i18n/use-translation.tsx";
import { IS_APPLE } from "#admin/lib/is-shortcut.ts";
import { Button } from "#admin/ui/Button.tsx";
import { Notice } from "#admin/ui/Notice.tsx";
import { PageTop } from "#admin/ui/PageTop.tsx";
import { Unsent } from "#admin/ui/Unsent.tsx";
import type { Resend } from "#admin/ui/use-resend.ts";
import { Compare } from "./Compare.tsx";
import { Deleted } from "./Deleted.tsx";
import { DraftKept, DraftNote } from "./DraftNote.tsx";
import type { DraftKeeper } from "./draft-keeper.ts";
import type { RecordPlan } from "./plan.ts";
import type { Editing } from "./use-record-form.ts";
import type { Problem } from "./use-save.ts";

interface Props<K extends Kind, Values extends FieldValues> {
  plan: RecordPlan<K, Values>;
  record: RecordOf<K> | undefined;
  editing: Editing<K, Values>;
  /** Above the buttons beside the form. */
  side: ReactNode;
  /** The cards with the fields. */
  children: ReactNode;
}

/** The frame of a record's form: title, found draft, cards, side column and dialogs. */
export function RecordForm<K extends Kind, Values extends FieldValues>({
  plan,
  record,
  editing,
  side,
  children,
}: Props<K, Values>) {
  const { t } = useTranslation();
  const kind: Kind = plan.kind;
  const { form, submit, sendAgain, problem, resend, conflict, gone, cancel, restoreDraft } =
    editing;
  const draft = editing.draft as unknown as DraftKeeper<never>;
  return (
    <>
      <PageTop
        title={record ? plan.nameOf(record) : t(`${kind}.new`)}
        crumb={<Link to={`/${kind}`}>{t(`common.nav.${kind}`)}</Link>}
      >
        <DraftKept draft={draft} />
        {record && <PublicPage kind={kind} id={record._id} />}
        {record && <History plan={plan} record={record} editing={editing} />}
      </PageTop>
      <DraftNote draft={draft} revision={record?.revision} onRestore={restoreDraft} />
      <form className="form-layout" noValidate onSubmit={(event) => void submit(event)}>
        <div className="form-main">{children}</div>
        <SaveSide
          control={form.control as unknown as Control}
          submit={t(`${kind}.form.${record ? "submitEdit" : "submitNew"}`)}
          problem={problem}
          resend={resend}
          onSend={sendAgain}
          onCancel={cancel}
        >
          {side}
          <Preview plan={plan.preview} form={form} slug={record?.slug} />
        </SaveSide>
      </form>
      {conflict && <Compare fields={plan.fields} conflict={conflict} />}
      {gone && <Deleted gone={gone} />}
    </>
  );
}

interface SideProps {
  control: Control;
  submit: string;
  problem: Problem | undefined;
  resend: Resend;
  onSend: () => void;
  onCancel: () => void;
  /** Switches and the preview above the buttons. */
  children: ReactNode;
}

/** The column beside a form: switches, preview and save buttons. */
function SaveSide({ control, submit, problem, resend, onSend, onCancel, children }: SideProps) {
  const { t } = useTranslation();
  const { isSubmitting } = useFormState({ control });
  return (
    <div className="form-side">
      {children}
      <Unsent resend={resend} onSend={onSend} />
      {problem && (
        <Notice tone="danger">
          <div>
            <p>{problem.text}</p>
            {problem.why && <p>{problem.why}</p>}
          </div>
        </Notice>
      )}
      <div className="save-bar" data-keep-clear>
        <Button
          kind="primary"
          busy={isSubmitting}
          type="submit"
          title={t("record.save.shortcut", { key: IS_APPLE ? "⌘ S" : "Ctrl S" })}
        >
          {submit}
        </Button>
        <Button onClick={onCancel}>{t("cancel")}</Button>
      </div>
    </div>
  );
}
