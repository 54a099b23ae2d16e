import { Dialog } from "@base-ui/react/dialog";
import { useQuery } from "@tanstack/react-query";
import { History as HistoryIcon } from "lucide-react";
import { useState } from "react";
import type { FieldValues } from "react-hook-form";
import type { RecordPlan } from "#admin/features/records/form/plan.ts";
import type { Editing } from "#admin/features/records/form/use-record-form.ts";
import type { Kind, RecordOf } from "#admin/features/records/queries.ts";
import { useTranslation } from "#admin/i18n/use-translation.tsx";
import { Button } from "#admin/ui/Button.tsx";
import { Drawer } from "#admin/ui/Drawer.tsx";
import { Failure, LoadingRows } from "#admin/ui/states.tsx";
import { VersionEntry } from "./VersionEntry.tsx";
import { historyQuery, useRestore } from "./versions.ts";

interface Props<K extends Kind, Values extends FieldValues> {
  plan: RecordPlan<K, Values>;
  record: RecordOf<K>;
  editing: Editing<K, Values>;
}

/** The versions of a record, each with its author and a way back to it. */
export function History<K extends Kind, Values extends FieldValues>({
  plan,
  record,
  editing,
}: Props<K, Values>) {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  const { data, error, refetch } = useQuery({
    ...historyQuery(plan.kind, record._id),
    enabled: open,
  });
  const restore = useRestore(plan.kind, record._id, editing);
  return (
    <Drawer
      open={open}
      onOpenChange={setOpen}
      title={t("history.title")}
      trigger={<Dialog.Trigger render={<Button icon={HistoryIcon}>{t("history.title")}</Button>} />}
    >
      {error ? (
        <Failure text={t("history.failed")} onRetry={() => void refetch()} />
      ) : !data ? (
        <LoadingRows rows={4} />
      ) : (
        <>
          <Dialog.Description>{t("history.lede", { count: data.length })}</Dialog.Description>
          <ol className="versions">
            {data.map((version, index) => (
              <VersionEntry
                key={version.revision}
                plan={plan}
                version={version}
                before={data[index + 1]}
                current={index === 0}
                onRestore={async () => {
                  if (await restore(version.revision)) setOpen(false);
                }}
              />
            ))}
          </ol>
        </>
      )}
    </Drawer>
  );
}
