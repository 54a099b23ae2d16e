import { Users } from "lucide-react";
import { useSyncExternalStore } from "react";
import { type Control, type FieldValues, useFormState } from "react-hook-form";
import type { Editing } from "#admin/features/records/form/use-record-form.ts";
import type { Kind } from "#admin/features/records/queries.ts";
import { locale, t } from "#admin/i18n/i18n.ts";
import { useTranslation } from "#admin/i18n/use-translation.tsx";
import { momentInside } from "#admin/lib/dates.ts";
import { Button } from "#admin/ui/Button.tsx";
import type { Presence } from "#domain/staff/presence.ts";
import { useNewer } from "./use-newer.ts";
import { usePresence } from "./use-presence.ts";

interface Props<K extends Kind, Values extends FieldValues> {
  kind: K;
  editing: Editing<K, Values>;
}

/**
 * Who else is editing this record, and that a newer version is stored, before anything is saved
 * over it. Announced once, when its words change.
 */
export function PresenceNotice<K extends Kind, Values extends FieldValues>({
  kind,
  editing,
}: Props<K, Values>) {
  const { t } = useTranslation();
  const { draft, form } = editing;
  const control = form.control as unknown as Control;
  const { isSubmitting } = useFormState({ control });
  const dirty = useSyncExternalStore(editing.watch, draft.dirty);
  const base = useSyncExternalStore(editing.watch, draft.base);
  const seen = usePresence(kind, base?._id, dirty);
  const { compare, take, busy } = useNewer(kind, editing);
  const record = base && seen?.record;
  const newer = record && record.revision > base.revision && !isSubmitting ? record : undefined;
  const others = seen?.others ?? [];
  const words = [
    ...(others.length > 0 ? [editingWords(others)] : []),
    ...(newer ? [newerWords(newer)] : []),
  ];
  return (
    <section className={words.length > 0 ? "notice notice--info presence" : "presence"}>
      {words.length > 0 && <Users />}
      <div role="status">
        {words.map((text) => (
          <p key={text}>{text}</p>
        ))}
      </div>
      {newer && !newer.deleted && (
        <div className="button-row">
          {dirty && (
            <Button busy={busy} onClick={() => void compare()}>
              {t("presence.compare")}
            </Button>
          )}
          <Button kind={dirty ? "quiet" : "secondary"} busy={busy} onClick={() => void take()}>
            {newer.own ? t("presence.takeNewer") : t("presence.take")}
          </Button>
        </div>
      )}
    </section>
  );
}

/** `Nadia and Kamal are editing this.` */
function editingWords(names: readonly string[]): string {
  const list = new Intl.ListFormat(locale(), { type: "conjunction" }).format(names);
  return t("presence.editing", { count: names.length, names: list });
}

function newerWords({ change, deleted, own }: NonNullable<Presence["record"]>): string {
  const values = { name: change?.by.name ?? "", time: change ? momentInside(change.at) : "" };
  if (!change) return deleted ? t("presence.deletedUnknown") : t("presence.newerUnknown");
  if (deleted) return t("presence.deleted", values);
  return own ? t("presence.newerOwn", values) : t("presence.newer", values);
}
