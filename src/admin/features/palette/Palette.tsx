/** Search and commands in one field: arrows choose, Enter opens, Escape closes. */
import { Autocomplete } from "@base-ui/react/autocomplete";
import { Dialog } from "@base-ui/react/dialog";
import { Search } from "lucide-react";
import { useState } from "react";
import { useNavigate } from "react-router";
import { useTranslation } from "#admin/i18n/use-translation.tsx";
import { CloseButton, Modal } from "#admin/ui/Modal.tsx";
import { Spinner } from "#admin/ui/Spinner.tsx";
import { INBOX } from "#domain/limits.ts";
import { fitSearch } from "#domain/text/text.ts";
import type { Finding, Group } from "./use-commands.ts";
import { useFindings } from "./use-findings.ts";

export function Palette({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { t } = useTranslation();
  return (
    <Modal className="palette" open={open} onOpenChange={onClose}>
      <Dialog.Title className="visually-hidden">{t("palette.title")}</Dialog.Title>
      <PaletteSearch onChosen={onClose} />
    </Modal>
  );
}

function PaletteSearch({ onChosen }: { onChosen: () => void }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const [typed, setTyped] = useState("");
  const { groups, searching, retry } = useFindings(typed);
  const count = groups.flatMap(({ items }) => items).length;

  const choose = ({ go }: Finding) => {
    onChosen();
    if (typeof go === "string") void navigate(go);
    else go();
  };

  return (
    <Autocomplete.Root
      inline
      open
      items={groups}
      filter={null}
      autoHighlight="always"
      keepHighlight
      highlightItemOnHover={false}
      value={typed}
      onValueChange={(text) => setTyped(fitSearch(text, INBOX.queryMax))}
    >
      <div className="palette__field">
        {searching ? <Spinner /> : <Search />}
        <Autocomplete.Input
          aria-label={t("palette.placeholder")}
          placeholder={t("palette.placeholder")}
          enterKeyHint="go"
        />
        <CloseButton size={20} />
      </div>
      <Autocomplete.List className="palette__results" aria-label={t("palette.results")}>
        {({ id, label, items }: Group) => (
          <Autocomplete.Group key={id} items={items}>
            <Autocomplete.GroupLabel className="palette__group">{label}</Autocomplete.GroupLabel>
            <Autocomplete.Collection>
              {(finding: Finding) => (
                <Option key={finding.id} finding={finding} onChoose={choose} />
              )}
            </Autocomplete.Collection>
          </Autocomplete.Group>
        )}
      </Autocomplete.List>
      {count === 0 && (
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
          : count === 0
            ? t("palette.none", { typed: typed.trim() })
            : t("palette.found", { count })}
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
    </Autocomplete.Root>
  );
}

interface OptionProps {
  finding: Finding;
  onChoose: (finding: Finding) => void;
}

function Option({ finding, onChoose }: OptionProps) {
  const { label, note, icon: Icon } = finding;
  return (
    <Autocomplete.Item
      className="palette__option"
      value={finding}
      // Screen readers announce the active option as selected.
      render={(props, { highlighted }) => <div {...props} aria-selected={highlighted} />}
      onClick={(event) => {
        // The default puts the label into the field.
        event.preventBaseUIHandler();
        onChoose(finding);
      }}
    >
      <Icon size={19} />
      <span className="palette__words">
        <b>{label}</b>
        {note && <small>{note}</small>}
      </span>
    </Autocomplete.Item>
  );
}
