import { useQuery } from "@tanstack/react-query";
import { Plus, X } from "lucide-react";
import { type SubmitEvent, useId, useState } from "react";
import { useTranslation } from "#admin/i18n/use-translation.tsx";
import { Button } from "#admin/ui/Button.tsx";
import { Problem } from "#admin/ui/Problem.tsx";
import { LABELS_MAX, TEXT_MAX } from "#domain/limits.ts";
import { lengthOf, typedLine } from "#domain/text/typed-text.ts";
import { messageQueries } from "./queries.ts";

interface Change {
  add?: string[];
  remove?: string[];
}

/** The labels of a message. Those in use are offered; each change is saved at once. */
export function Labels({
  labels,
  onChange,
}: {
  labels: string[];
  onChange: (change: Change) => Promise<boolean>;
}) {
  const { t } = useTranslation();
  const id = useId();
  const [text, setText] = useState("");
  const { data: stats } = useQuery(messageQueries.stats());
  const typed = typedLine(text);
  const problem =
    lengthOf(typed) > TEXT_MAX.label
      ? t("answer.labelLong", { max: TEXT_MAX.label })
      : typed !== "" && labels.length >= LABELS_MAX
        ? t("answer.labelsMany", { max: LABELS_MAX })
        : undefined;
  const add = async (event: SubmitEvent) => {
    event.preventDefault();
    if (typed === "" || problem !== undefined) return;
    if (await onChange({ add: [typed] })) setText("");
  };
  return (
    <form className="field labels" noValidate onSubmit={(event) => void add(event)}>
      <label className="field__label" htmlFor={id}>
        {t("answer.labels")}
      </label>
      <div className="labels__row">
        {labels.map((label) => (
          <button
            key={label}
            className="labels__one"
            type="button"
            aria-label={t("answer.removeLabel", { label })}
            onClick={() => void onChange({ remove: [label] })}
          >
            {label}
            <X size={15} />
          </button>
        ))}
        <input
          className="input"
          id={id}
          list={`${id}-used`}
          value={text}
          autoComplete="off"
          placeholder={t("answer.addLabel")}
          aria-invalid={problem !== undefined || undefined}
          aria-describedby={problem === undefined ? undefined : `${id}-problem`}
          onChange={({ target }) => {
            setText(target.value);
          }}
        />
        <datalist id={`${id}-used`}>
          {(stats?.labels ?? [])
            .filter((label) => !labels.includes(label))
            .map((label) => (
              <option key={label} value={label} />
            ))}
        </datalist>
        {typed !== "" && (
          <Button icon={Plus} type="submit" aria-disabled={problem !== undefined}>
            {t("answer.add")}
          </Button>
        )}
      </div>
      {problem && <Problem id={`${id}-problem`} text={problem} announced />}
    </form>
  );
}
