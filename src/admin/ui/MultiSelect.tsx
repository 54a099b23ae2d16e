/** A labelled control of a toolbar for several choices at once, which a select cannot make. */
import { Popover } from "@base-ui/react/popover";
import { useId } from "react";

interface Props {
  label: string;
  options: readonly (readonly [value: string, label: string])[];
  /** In the order of the options. */
  chosen: readonly string[];
  /** What it says without a choice. */
  none: string;
  onToggle: (value: string, on: boolean) => void;
}

export function MultiSelect({ label, options, chosen, none, onToggle }: Props) {
  const id = useId();
  const names = options.filter(([value]) => chosen.includes(value)).map(([, name]) => name);
  return (
    <div className="field">
      <span className="field__label" id={`${id}-label`}>
        {label}
      </span>
      <Popover.Root>
        <Popover.Trigger
          className="input multi-select"
          id={id}
          aria-labelledby={`${id}-label ${id}`}
          title={names.length > 1 ? names.join(", ") : undefined}
        >
          <span>{names.length === 0 ? none : names.join(", ")}</span>
        </Popover.Trigger>
        <Popover.Portal>
          <Popover.Positioner
            className="multi-select__place"
            align="start"
            sideOffset={6}
            collisionPadding={12}
          >
            <Popover.Popup className="multi-select__panel" aria-labelledby={`${id}-label`}>
              {options.map(([value, name]) => (
                <label key={value}>
                  <input
                    type="checkbox"
                    checked={chosen.includes(value)}
                    onChange={({ target }) => {
                      onToggle(value, target.checked);
                    }}
                  />
                  {name}
                </label>
              ))}
            </Popover.Popup>
          </Popover.Positioner>
        </Popover.Portal>
      </Popover.Root>
    </div>
  );
}
