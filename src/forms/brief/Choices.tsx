/** A group of choices as patches of cloth: one of them, or several. */
import { Glyph } from "../Glyph.tsx";

interface Choice {
  value: string;
  label: string;
  note?: string | undefined;
  lang?: string | undefined;
}

interface Props {
  id: string;
  name: string;
  kind: "checkbox" | "radio";
  /** The name of the group, visible; without it the heading of the step names it. */
  legend?: string | undefined;
  legendLang?: string | undefined;
  labelledBy: string;
  choices: readonly Choice[];
  /** The initial choice. */
  chosen: readonly string[];
  problem?: string | undefined;
  locked?: boolean | undefined;
  hidden?: boolean | undefined;
}

export function Choices(props: Props) {
  const { id, name, kind, legend, legendLang, labelledBy, choices, chosen } = props;
  const { problem, locked, hidden } = props;
  const note = `${id}-problem`;
  return (
    <fieldset
      className={`choices${problem ? " choices--error" : ""}`}
      id={id}
      hidden={hidden}
      disabled={locked}
      aria-labelledby={legend ? undefined : labelledBy}
      aria-describedby={problem ? note : undefined}
    >
      {legend && <legend lang={legendLang}>{legend}</legend>}
      <div className="choices__list">
        {choices.map(({ value, label, note, lang }) => (
          <label className="choice" key={value}>
            <input
              type={kind}
              name={name}
              value={value}
              defaultChecked={chosen.includes(value)}
              aria-invalid={problem ? true : undefined}
            />
            <span className="choice__words">
              <span className="choice__label" lang={lang}>
                {label}
              </span>
              {note && <span className="choice__note">{note}</span>}
            </span>
          </label>
        ))}
      </div>
      {problem && (
        <p className="field__note" id={note}>
          <Glyph name="alert" size={16} />
          <span>{problem}</span>
        </p>
      )}
    </fieldset>
  );
}
