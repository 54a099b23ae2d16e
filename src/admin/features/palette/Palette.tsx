/**
 * Everything of the admin by typing: places, actions, records, messages, people. Arrows choose,
 * Enter opens, Escape leaves.
 */
import { Dialog } from "@base-ui/react/dialog";
import { Search, X } from "lucide-react";
import { useState, type KeyboardEvent } from "react";
import { useNavigate } from "react-router";
import { useTranslation } from "#admin/i18n/use-translation.tsx";
import { Spinner } from "#admin/ui/Spinner.tsx";
import { useFinalFocus } from "#admin/lib/use-final-focus.ts";
import type { Finding } from "./finding.ts";
import { Groups, optionId } from "./Groups.tsx";
import { useFindings } from "./use-findings.ts";

export function Palette({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { t } = useTranslation();
  const { finalFocus, onOpenChangeComplete } = useFinalFocus(open);
  return (
    <Dialog.Root
      open={open}
      onOpenChange={(next) => {
        if (!next) onClose();
      }}
      onOpenChangeComplete={onOpenChangeComplete}
    >
      <Dialog.Portal>
        <Dialog.Backdrop className="backdrop" />
        <Dialog.Popup className="palette" finalFocus={finalFocus}>
          <Dialog.Title className="visually-hidden">{t("palette.title")}</Dialog.Title>
          <PaletteSearch onChosen={onClose} />
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

function PaletteSearch({ onChosen }: { onChosen: () => void }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const [typed, setTyped] = useState("");
  const [chosen, setChosen] = useState(0);
  const { groups, searching, retry } = useFindings(typed);
  const findings = groups.flatMap((group) =>
    group.findings.map((finding) => ({ group: group.id, finding })),
  );
  const current = findings[Math.min(chosen, findings.length - 1)];
  const activeId = current && optionId(current.group, current.finding);

  const choose = ({ go }: Finding) => {
    onChosen();
    if (typeof go === "string") void navigate(go);
    else go();
  };
  const press = (event: KeyboardEvent) => {
    const last = findings.length - 1;
    const at = Math.min(chosen, last);
    const next = {
      ArrowDown: at >= last ? 0 : at + 1,
      ArrowUp: at <= 0 ? last : at - 1,
      PageDown: last,
      PageUp: 0,
    }[event.key];
    if (next !== undefined) setChosen(Math.max(0, next));
    else if (event.key === "Enter" && current) choose(current.finding);
    else return;
    event.preventDefault();
  };

  return (
    <>
      <div className="palette__field">
        {searching ? <Spinner /> : <Search className="icon" size={20} aria-hidden="true" />}
        <input
          role="combobox"
          aria-expanded="true"
          aria-controls="palette-results"
          aria-autocomplete="list"
          aria-activedescendant={activeId}
          aria-label={t("palette.placeholder")}
          placeholder={t("palette.placeholder")}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="go"
          value={typed}
          onChange={({ target }) => {
            setTyped(target.value);
            setChosen(0);
          }}
          onKeyDown={press}
        />
        <Dialog.Close className="icon-button" aria-label={t("close")}>
          <X className="icon" size={20} aria-hidden="true" />
        </Dialog.Close>
      </div>
      <div
        className="palette__results"
        id="palette-results"
        role="listbox"
        aria-label={t("palette.results")}
        tabIndex={-1}
      >
        <Groups groups={groups} activeId={activeId} onChoose={choose} />
      </div>
      {findings.length === 0 && (
        <div className="palette__none">
          {searching ? (
            <p>{t("palette.searching")}</p>
          ) : (
            <>
              <p>{t("palette.none", { typed: typed.trim() })}</p>
              <p className="muted">{t("palette.noneText")}</p>
            </>
          )}
        </div>
      )}
      {retry && (
        <div className="palette__failed" role="alert">
          <p>{t("palette.failed")}</p>
          <button className="link-button" type="button" onClick={retry}>
            {t("common.retry")}
          </button>
        </div>
      )}
      <p className="visually-hidden" role="status">
        {typed.trim() === "" || searching
          ? ""
          : findings.length === 0
            ? t("palette.none", { typed: typed.trim() })
            : t("palette.found", { count: findings.length })}
      </p>
      <p className="palette__keys" aria-hidden="true">
        <span>
          <kbd>↑</kbd> <kbd>↓</kbd> {t("palette.hints.choose")}
        </span>
        <span>
          <kbd>↵</kbd> {t("palette.hints.open")}
        </span>
        <span>
          <kbd>esc</kbd> {t("palette.hints.close")}
        </span>
      </p>
    </>
  );
}
