import { Users } from "lucide-react";
import { useSyncExternalStore } from "react";
import { type Control, type FieldValues, useFormState } from "react-hook-form";
import { locale, t } from "#admin/i18n/i18n.ts";
import { useTranslation } from "#admin/i18n/use-translation.tsx";
import { momentInside } from "#admin/lib/dates.ts";
import { Button } from "#admin/ui/Button.tsx";
import type { Presence, PresenceKind } from "#domain/staff/presence.ts";
import { useNewer } from "./use-newer.ts";
import { usePresence } from "./use-presence.ts";

interface Props<Stored, Values extends FieldValues> {
  kind: PresenceKind;
  /** `undefined` for what is not stored yet. */
  id: string | undefined;
  control: Control<Values>;
  /** Calls back when the values of the form, or the version below them, may have changed. */
  watch: (listener: () => void) => () => void;
  dirty: () => boolean;
  /** Of the version in the form. */
  revision: () => number | undefined;
  load: () => Promise<Stored | undefined>;
  /** Goes on with the changes in the form over the newer version. */
  meet: { label: string; run: (stored: Stored) => void };
  /** Refills the form from the newer version. */
  adopt: (stored: Stored) => void;
}

/**
 * Who else is editing this, and that a newer version is stored, before anything is saved over it.
 * Announced once, when its words change.
 */
export function PresenceNotice<Stored, Values extends FieldValues>({
  kind,
  id,
  control,
  watch,
  meet,
  ...form
}: Props<Stored, Values>) {
  const { t } = useTranslation();
  const { isSubmitting } = useFormState({ control });
  const dirty = useSyncExternalStore(watch, form.dirty);
  const revision = useSyncExternalStore(watch, form.revision);
  const seen = usePresence(kind, id, dirty);
  const { withStored, take, busy } = useNewer(form);
  const stored = isSubmitting || revision === undefined ? undefined : seen?.record;
  const newer =
    stored && (stored.deleted || stored.revision > (revision ?? 0)) ? stored : undefined;
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
            <Button busy={busy} onClick={() => void withStored(meet.run)}>
              {meet.label}
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
