import { ArrowDown, ArrowUp, Plus, X } from "lucide-react";
import { useRef } from "react";
import { useFieldArray, type ArrayPath, type Control, type FieldValues, type Path, type UseFormRegister } from "react-hook-form";
import { LIST_MAX } from "#domain/limits.ts";
import type { Row } from "../record-form.ts";
import { texts } from "../texts.ts";

interface Props<Values extends FieldValues> {
  control: Control<Values>;
  register: UseFormRegister<Values>;
  name: ArrayPath<Values>;
  /** What one entry is called: `detail`. */
  noun: string;
  title: string;
  note: string;
  problem: string | undefined;
}

/** A list of texts that grows, shrinks and is put in order. The last entry cannot be removed. */
export function ListField<Values extends FieldValues>({ control, register, name, noun, title, note, problem }: Props<Values>) {
  const { fields, append, remove, move } = useFieldArray({ control, name });
  const list = useRef<HTMLOListElement>(null);
  const words = texts.list;
  /** After the list has been drawn anew, the focus stands in the entry that was acted on. */
  const focusEntry = (index: number) => {
    requestAnimationFrame(() => list.current?.querySelectorAll<HTMLTextAreaElement>("textarea")[index]?.focus());
  };
  return (
    <section className="card form-card" aria-labelledby={`list-${name}`}>
      <header>
        <h2 id={`list-${name}`}>{title}</h2>
        <p>{note}</p>
      </header>
      {problem && (
        <p className="field__problem" id={`list-${name}-problem`} role="alert">
          {problem}
        </p>
      )}
      <ol className="list-edit" ref={list}>
        {fields.map((field, index) => (
          <li key={field.id}>
            <span className="list-edit__order">
              <button
                className="icon-button"
                type="button"
                disabled={index === 0}
                aria-label={words.up(noun, index + 1)}
                onClick={() => {
                  move(index, index - 1);
                  focusEntry(index - 1);
                }}
              >
                <ArrowUp className="icon" size={16} aria-hidden="true" />
              </button>
              <button
                className="icon-button"
                type="button"
                disabled={index === fields.length - 1}
                aria-label={words.down(noun, index + 1)}
                onClick={() => {
                  move(index, index + 1);
                  focusEntry(index + 1);
                }}
              >
                <ArrowDown className="icon" size={16} aria-hidden="true" />
              </button>
            </span>
            <textarea
              className="input"
              rows={1}
              aria-label={words.entry(noun, index + 1)}
              aria-invalid={problem ? true : undefined}
              aria-describedby={problem ? `list-${name}-problem` : undefined}
              {...register(`${name}.${index}.value` as Path<Values>)}
            />
            {fields.length > 1 && (
              <button
                className="icon-button icon-button--danger"
                type="button"
                aria-label={words.remove(noun, index + 1)}
                onClick={() => {
                  remove(index);
                  focusEntry(Math.max(0, index - 1));
                }}
              >
                <X className="icon" size={19} aria-hidden="true" />
              </button>
            )}
          </li>
        ))}
      </ol>
      {fields.length < LIST_MAX && (
        <button
          className="button button--quiet add-row"
          type="button"
          onClick={() => {
            const row: Row = { value: "" };
            append(row as Parameters<typeof append>[0], { shouldFocus: true, focusName: `${name}.${fields.length}.value` });
          }}
        >
          <Plus className="icon" size={20} aria-hidden="true" />
          <span>{words.add(noun)}</span>
        </button>
      )}
    </section>
  );
}
