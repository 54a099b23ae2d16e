import { Eye, EyeOff, type LucideIcon, Trash2, X } from "lucide-react";
import type { Kind } from "#admin/features/records/queries.ts";
import { useTranslation } from "#admin/i18n/use-translation.tsx";
import { Button, IconButton } from "#admin/ui/Button.tsx";
import { Notice } from "#admin/ui/Notice.tsx";
import type { Selection } from "#admin/ui/select/use-selection.ts";
import type { Trouble } from "./use-bulk.ts";

interface Props<Item> {
  kind: Kind;
  selection: Selection<Item>;
  /** The result of `useBulk`. */
  bulk: {
    running: { text: string; done: number; total: number } | undefined;
    setActive: (records: Item[], isActive: boolean) => void;
    remove: (records: Item[]) => Promise<void>;
  };
}

/** The actions for the selected rows; while one runs, its progress. */
export function BulkBar<Item>({
  kind,
  selection: { items, clear },
  bulk: { running, setActive, remove },
}: Props<Item>) {
  const { t } = useTranslation();
  if (!running && items.length === 0) return null;
  return (
    <section className="bulk is-dark" data-keep-clear aria-label={t(`bulk.bar.${kind}`)}>
      {running ? (
        <>
          <p role="status">{running.text}</p>
          <progress aria-label={running.text} value={running.done} max={running.total} />
        </>
      ) : (
        <>
          <p role="status">{t("bulk.selected", { count: items.length })}</p>
          <div className="bulk__actions">
            <Action
              icon={Eye}
              label={t("bulk.actions.activate")}
              onPress={() => {
                setActive(items, true);
              }}
            />
            <Action
              icon={EyeOff}
              label={t("bulk.actions.deactivate")}
              onPress={() => {
                setActive(items, false);
              }}
            />
            <Action
              icon={Trash2}
              label={t("common.delete")}
              danger
              onPress={() => void remove(items)}
            />
          </div>
          <IconButton icon={X} label={t("bulk.clear")} onClick={clear} />
        </>
      )}
    </section>
  );
}

function Action({
  icon: Icon,
  label,
  danger = false,
  onPress,
}: {
  icon: LucideIcon;
  label: string;
  danger?: boolean;
  onPress: () => void;
}) {
  return (
    <button
      className={`bulk__button${danger ? " bulk__button--danger" : ""}`}
      type="button"
      onClick={onPress}
    >
      <Icon size={18} />
      <span>{label}</span>
    </button>
  );
}

/** Failures shown by name. */
const SHOWN = 5;

/** The failures of a bulk action with their reasons. */
export function BulkTrouble({ trouble: { text, failed, retry, dismiss } }: { trouble: Trouble }) {
  const { t } = useTranslation();
  return (
    <Notice tone="danger">
      <div>
        <p>{text}</p>
        <ul className="trouble">
          {failed.slice(0, SHOWN).map(({ id, name, why }) => (
            <li key={id}>
              <b>{name}</b>: {why}
            </li>
          ))}
          {failed.length > SHOWN && <li>{t("bulk.more", { n: failed.length - SHOWN })}</li>}
        </ul>
      </div>
      <div className="button-row">
        <Button onClick={retry}>{t("common.retry")}</Button>
        <Button kind="quiet" onClick={dismiss}>
          {t("bulk.dismiss")}
        </Button>
      </div>
    </Notice>
  );
}
