import { ChevronDown, RotateCcw } from "lucide-react";
import type { FieldValues } from "react-hook-form";
import { momentOf } from "../../dates.ts";
import type { Version } from "../../queries/history.ts";
import type { Kind, RecordOf } from "../../queries/records.ts";
import { FieldValue } from "../FieldValue.tsx";
import type { RecordPlan } from "../plan.ts";
import { texts } from "../texts.ts";
import { sameValue } from "../values.ts";

const words = texts.history;

interface Props<K extends Kind, Values extends FieldValues> {
  plan: RecordPlan<K, Values>;
  version: Version;
  /** The version that it was made from; absent when that is not kept. */
  before: Version | undefined;
  current: boolean;
  onRestore: () => Promise<void>;
}

/** Who made a version and when; opened, what each field said before and says since. */
export function VersionEntry<K extends Kind, Values extends FieldValues>({ plan, version, before, current, onRestore }: Props<K, Values>) {
  const { revision, action, at, by, content } = version;
  const values = plan.toValues(content as Partial<RecordOf<K>>);
  const older = before && plan.toValues(before.content as Partial<RecordOf<K>>);
  const changed = plan.fields.filter(({ name }) => !older || !sameValue(values[name], older[name]));
  const did = action === "reverted" && version.version !== undefined ? words.reverted(version.version) : (words.did[action] ?? action);
  const names = changed.map(({ label }) => label).join(", ");

  return (
    <li className="version">
      <details>
        <summary>
          <span>
            <b>
              {did}
              {older && changed.length > 0 && `: ${names}`}
            </b>
            <span className="muted">
              {words.by(by?.name ?? words.somebody, momentOf(at))} · {words.version(revision)}
            </span>
          </span>
          {current && <span className="badge badge--success badge--plain">{words.current}</span>}
          <ChevronDown className="icon" size={18} aria-hidden="true" />
        </summary>
        {older && changed.length === 0 && <p className="muted">{words.nothing}</p>}
        {!older && <p className="muted">{revision > 1 ? words.unknown : words.first}</p>}
        {changed.map(({ name, label, kind }) => (
          <div key={name} className="version__field">
            <h3>{label}</h3>
            {older && (
              <div className="version__value">
                <b>{words.before}</b>
                <FieldValue kind={kind} value={older[name]} against={values[name]} />
              </div>
            )}
            <div className="version__value">
              {older && <b>{words.after}</b>}
              <FieldValue kind={kind} value={values[name]} {...(older && { against: older[name] })} />
            </div>
          </div>
        ))}
      </details>
      {!current && (
        <button className="button button--quiet version__restore" type="button" onClick={() => void onRestore()}>
          <RotateCcw className="icon" size={16} aria-hidden="true" />
          <span>
            {words.restore}
            <span className="visually-hidden">: {words.version(revision)}</span>
          </span>
        </button>
      )}
    </li>
  );
}
