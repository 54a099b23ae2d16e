/**
 * Hides keys of an input method (Bengali, Japanese, accents) from all handlers of the admin, so
 * that composing text triggers no action.
 */

/**
 * The `keyCode` of a key in use by an input method. Safari also reports it after the composition,
 * without `isComposing`.
 */
const TAKEN = 229;
/** In milliseconds: some browsers report the key that ended a composition as a plain key. */
const SAME_PRESS = 60;

type Press = Pick<KeyboardEvent, "isComposing" | "keyCode" | "timeStamp">;

/** @param endedAt end of the last composition, on the event's clock. */
export function belongsToInputMethod(
  // eslint-disable-next-line @typescript-eslint/no-deprecated -- 229, the only sign that Safari gives
  { isComposing, keyCode, timeStamp }: Press,
  endedAt: number,
): boolean {
  return isComposing || keyCode === TAKEN || Math.abs(timeStamp - endedAt) < SAME_PRESS;
}

/** Installs its listeners before all others. */
export function hideInputMethodKeys(): void {
  let endedAt = -Infinity;
  const capture = true;
  addEventListener(
    "compositionend",
    ({ timeStamp }) => {
      endedAt = timeStamp;
    },
    { capture },
  );
  addEventListener(
    "keydown",
    (event) => {
      if (!belongsToInputMethod(event, endedAt)) return;
      // Only the press that ends a composition is hidden.
      endedAt = -Infinity;
      event.stopImmediatePropagation();
      // It would submit a form.
      if (event.key === "Enter" && event.target instanceof HTMLInputElement) event.preventDefault();
    },
    { capture },
  );
}
