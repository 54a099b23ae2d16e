import { Dialog } from "@base-ui/react/dialog";
import { useState } from "react";
import type { FieldValues } from "react-hook-form";
import type { Kind } from "#admin/features/records/queries.ts";
import { useTranslation } from "#admin/i18n/use-translation.tsx";
import { momentInside } from "#admin/lib/dates.ts";
import { Button } from "#admin/ui/Button.tsx";
import { Modal } from "#admin/ui/Modal.tsx";
import { FieldValue } from "./FieldValue.tsx";
import { resolveClashes } from "./merge.ts";
import type { FieldPlans } from "./plan.ts";
import type { Conflict } from "./use-record-form.ts";

interface Props<K extends Kind, Values extends FieldValues> {
  fields: FieldPlans<Values>;
  conflict: Conflict<K, Values>;
}

/**
 * Merges two people's changes of a record: fields that only the other has changed are taken over;
 * for fields that both have changed, the user chooses.
 */
export function Compare<K extends Kind, Values extends FieldValues>({
  fields,
  conflict,
}: Props<K, Values>) {
  const { t } = useTranslation();
  const { change, theirValues, merged, settle, close } = conflict;
  const [chosen, setChosen] = useState<Partial<Record<string, "mine" | "theirs">>>({});
  const clashes = fields.filter(({ name }) => merged.clashes.includes(name));
  const taken = fields.filter(({ name }) => merged.taken.includes(name));
  const left = clashes.filter(({ name }) => !chosen[name]).length;
  const chooseAll = (side: "mine" | "theirs") => {
    setChosen(Object.fromEntries(clashes.map(({ name }) => [name, side])));
  };

  return (
    <Modal
      className="dialog compare"
      title={t("compare.title")}
      open
      disablePointerDismissal
      onOpenChange={close}
    >
      <Dialog.Description>
        {change
          ? t("compare.who", { name: change.by.name, time: momentInside(change.at) })
          : t("compare.whoUnknown")}
      </Dialog.Description>
      {taken.length > 0 && (
        <p className="compare__taken">
          {t("compare.taken")} <b>{taken.map(({ label }) => t(label)).join(", ")}</b>
        </p>
      )}
      <div className="compare__head">
        <p>
          {clashes.length === 0
            ? t("compare.noClash")
            : t("compare.clashes", { count: clashes.length })}
        </p>
        {clashes.length > 0 && (
          <div className="button-row">
            <Button
              kind="quiet"
              onClick={() => {
                chooseAll("mine");
              }}
            >
              {t("compare.allMine")}
            </Button>
            <Button
              kind="quiet"
              onClick={() => {
                chooseAll("theirs");
              }}
            >
              {t("compare.allTheirs")}
            </Button>
          </div>
        )}
      </div>
      {clashes.map(({ name, label, kind, said }) => (
        <fieldset key={name} className="compare__field">
          <legend>{t(label)}</legend>
          {(["mine", "theirs"] as const).map((side) => {
            const [value, other] =
              side === "mine"
                ? [merged.values[name], theirValues[name]]
                : [theirValues[name], merged.values[name]];
            return (
              <label key={side} className="compare__side">
                <span className="compare__pick">
                  <input
                    type="radio"
                    name={`compare-${name}`}
                    checked={chosen[name] === side}
                    onChange={() => {
                      setChosen((before) => ({ ...before, [name]: side }));
                    }}
                  />
                  {t(`compare.${side}`)}
                </span>
                <FieldValue kind={kind} said={said} value={value} against={other} />
              </label>
            );
          })}
        </fieldset>
      ))}
      <div className="compare__foot">
        <p className="muted" role="status">
          {left > 0 && t("compare.choose", { count: left })}
        </p>
        <div className="button-row">
          <Dialog.Close render={<Button>{t("compare.back")}</Button>} />
          <Button
            kind="primary"
            onClick={() => {
              const theirFields = clashes
                .filter(({ name }) => chosen[name] === "theirs")
                .map(({ name }) => name);
              if (left === 0) settle(resolveClashes(merged, theirValues, theirFields));
              else
                document
                  .querySelector<HTMLElement>(".compare__field:not(:has(:checked)) input")
                  ?.focus();
            }}
          >
            {clashes.length === 0 ? t("compare.saveBoth") : t("common.save")}
          </Button>
        </div>
      </div>
    </Modal>
  );
}
