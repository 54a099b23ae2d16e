import { useSyncExternalStore } from "react";
import type { FieldValues } from "react-hook-form";
import type { Editing } from "#admin/features/records/form/use-record-form.ts";
import type { Kind, RecordOf } from "#admin/features/records/queries.ts";
import { useTranslation } from "#admin/i18n/use-translation.tsx";
import { call } from "#admin/lib/api.ts";
import { PresenceNotice } from "./PresenceNotice.tsx";

interface Props<K extends Kind, Values extends FieldValues> {
  kind: K;
  editing: Editing<K, Values>;
}

/** The notice in the form of a record. */
export function RecordPresence<K extends Kind, Values extends FieldValues>({
  kind,
  editing: { form, draft, watch, compare, adopt },
}: Props<K, Values>) {
  const { t } = useTranslation();
  const id = useSyncExternalStore(watch, draft.base)?._id;
  return (
    <PresenceNotice
      kind={kind}
      id={id}
      control={form.control}
      watch={watch}
      dirty={draft.dirty}
      revision={() => draft.base()?.revision}
      load={async () => {
        const { data } = await call(`GET /api/${kind as Kind}/:id`, { params: { id: id ?? "" } });
        return data as RecordOf<K> | undefined;
      }}
      meet={{ label: t("presence.compare"), run: compare }}
      adopt={adopt}
    />
  );
}
