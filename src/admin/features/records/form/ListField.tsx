import { Plus } from "lucide-react";
import { useCallback, useEffect, useRef, useState } from "react";
import {
  type ArrayPath,
  type Control,
  type FieldError,
  type FieldValues,
  get,
  type Path,
  useFieldArray,
  useFormState,
} from "react-hook-form";
import { useTranslation } from "#admin/i18n/use-translation.tsx";
import { Button } from "#admin/ui/Button.tsx";
import { Problem } from "#admin/ui/Problem.tsx";
import { OrderNews } from "#admin/ui/order/Grip.tsx";
import { useOrder } from "#admin/ui/order/use-order.ts";
import { LIST_MAX } from "#domain/limits.ts";
import { ListRow } from "./ListRow.tsx";
import type { Row } from "#domain/records/form-values.ts";

interface Props<Values extends FieldValues> {
  control: Control<Values>;
  name: ArrayPath<Values>;
  /** The kind of entry. */
  noun: "detail" | "feature";
  title: string;
  note: string;
  /** Marks the list as recommended; an empty one is saved all the same. */
  required?: boolean;
}

/**
 * A list of texts to add, remove and reorder. The last entry cannot be removed. Typing re-renders
 * nothing else.
 */
export function ListField<Values extends FieldValues>({
  control,
  name,
  noun,
  title,
  note,
  required = false,
}: Props<Values>) {
  const { t } = useTranslation();
  const { fields, append, remove, move } = useFieldArray({ control, name });
  const { errors } = useFormState({ control, name: name as unknown as Path<Values> });
  const problems = get(errors, name) as
    (FieldError & ({ value?: FieldError } | undefined)[]) | undefined;
  const { list, taken, news, grip } = useOrder<unknown, HTMLOListElement>({
    items: fields,
    nameAt: (index) => t(`record.entry.${noun}`, { n: index + 1 }),
    onMove: move,
  });
  const [announcement, setAnnouncement] = useState("");
  /** The focus after the next render. */
  const focus = useRef<{ row: number; selector: string }>(undefined);
  useEffect(() => {
    const { row, selector } = focus.current ?? {};
    focus.current = undefined;
    const item = row === undefined ? undefined : list.current?.children[row];
    if (item && selector)
      (
        item.querySelector<HTMLElement>(selector) ?? item.querySelector<HTMLElement>("[data-grip]")
      )?.focus();
  }, [fields, list]);

  const count = fields.length;
  const moveRow = useCallback(
    (from: number, to: number, selector: string) => {
      focus.current = { row: to, selector: `${selector}:not(:disabled)` };
      move(from, to);
      const name = t(`record.entry.${noun}`, { n: from + 1 });
      setAnnouncement(t("order.at", { name, place: to + 1, total: count }));
    },
    [move, t, noun, count],
  );
  const removeRow = useCallback(
    (row: number) => {
      focus.current = { row: Math.max(0, row - 1), selector: "textarea" };
      remove(row);
      setAnnouncement(t("order.removed", { name: t(`record.entry.${noun}`, { n: row + 1 }) }));
    },
    [remove, t, noun],
  );

  return (
    <section className="card form-card" aria-labelledby={`list-${name}`}>
      <header>
        <h2 id={`list-${name}`}>
          {title}
          {required && <i aria-hidden="true"> *</i>}
        </h2>
        <p>{note}</p>
      </header>
      {problems?.message && <Problem text={problems.message} />}
      <p className="visually-hidden" role="status">
        {announcement}
      </p>
      <OrderNews news={news} />
      <ol className="list-edit" ref={list}>
        {fields.map((field, index) => (
          <ListRow
            key={field.id}
            control={control as unknown as Control}
            name={`${name}.${index}.value`}
            noun={noun}
            index={index}
            count={count}
            problem={problems?.[index]?.value?.message}
            grip={grip}
            taken={taken === index}
            onMove={moveRow}
            onRemove={removeRow}
          />
        ))}
      </ol>
      {count < LIST_MAX ? (
        <Button
          kind="quiet"
          className="add-row"
          icon={Plus}
          onClick={() => {
            const row: Row = { value: "" };
            append(row as Parameters<typeof append>[0], {
              shouldFocus: true,
              focusName: `${name}.${count}.value`,
            });
          }}
        >
          {t(`record.add.${noun}`)}
        </Button>
      ) : (
        <p className="muted add-row">{t("record.full", { max: LIST_MAX })}</p>
      )}
    </section>
  );
}
