import type { MouseEvent } from "react";
import type { Selection } from "./use-selection.ts";

interface PickProps {
  id: string;
  label: string;
  picked: boolean;
  onPick: Selection<unknown>["toggle"];
}

/** The checkbox of a row; with Shift it sets the range from the previous one. */
export function Pick({ id, label, picked, onPick }: PickProps) {
  return (
    <label className="pick">
      <input
        type="checkbox"
        aria-label={label}
        checked={picked}
        onChange={({ target, nativeEvent }) => {
          onPick(id, target.checked, (nativeEvent as unknown as MouseEvent).shiftKey);
        }}
      />
    </label>
  );
}

/** The checkbox of all visible rows. */
export function PickAll({
  label,
  selection: { state, toggleAll },
  words,
}: {
  label: string;
  selection: Selection<unknown>;
  words?: boolean;
}) {
  return (
    <label className={words ? "pick pick--words" : "pick"}>
      <input
        type="checkbox"
        aria-label={words ? undefined : label}
        checked={state === "all"}
        ref={(box) => {
          if (box) box.indeterminate = state === "some";
        }}
        onChange={toggleAll}
      />
      {words && label}
    </label>
  );
}
