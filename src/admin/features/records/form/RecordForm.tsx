import type { ReactNode } from "react";
import type { Control, FieldValues } from "react-hook-form";
import { Link } from "react-router";
import { useTranslation } from "#admin/i18n/use-translation.tsx";
import { PageTop } from "#admin/ui/PageTop.tsx";
import { PublicPage } from "#admin/features/publish/PublicPage.tsx";
import type { Kind, RecordOf } from "#admin/features/records/queries.ts";
import { Compare } from "./Compare.tsx";
import { Deleted } from "./Deleted.tsx";
import type { DraftKeeper } from "./draft-keeper.ts";
import { DraftKept, DraftNote } from "./DraftNote.tsx";
import { History } from "#admin/features/records/history/History.tsx";
import { Preview } from "#admin/features/records/preview/Preview.tsx";
import type { RecordPlan } from "./plan.ts";
import { SaveSide } from "./SaveSide.tsx";
import type { Editing } from "./use-record-form.ts";

interface Props<K extends Kind, Values extends FieldValues> {
  plan: RecordPlan<K, Values>;
  record: RecordOf<K> | undefined;
  editing: Editing<K, Values>;
  /** Above the buttons of the column beside the form. */
  side: ReactNode;
  /** The cards of the fields. */
  children: ReactNode;
}

/**
 * The frame of a record's form: its name, the draft that was found, the cards, the column beside
 * them, and whatever opens over it.
 */
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
        title={record ? plan.nameOf(record) : t(`${kind}.form.create`)}
        crumb={<Link to={`/${kind}`}>{t(`${kind}.form.back`)}</Link>}
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
