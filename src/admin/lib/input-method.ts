/**
 * Keys that belong to an input method (Bengali, Japanese, an accent on its way) only compose: no
 * handler of the admin gets to see them, so they choose nothing, run nothing, close nothing and
 * send no form.
 */

/**
 * What `keyCode` says of a key that an input method has taken. Safari says it after the composition
 * too, where `isComposing` is false.
 */
const TAKEN = 229;
/**
 * In milliseconds: some browsers end the composition and then report the key that ended it, as if
 * it were a bare one.
 */
const SAME_PRESS = 60;

type Press = Pick<KeyboardEvent, "isComposing" | "keyCode" | "timeStamp">;

/** @param endedAt when the last composition ended, on the clock of the event. */
export function belongsToInputMethod(
  // eslint-disable-next-line @typescript-eslint/no-deprecated -- 229, the only sign that Safari gives
  { isComposing, keyCode, timeStamp }: Press,
  endedAt: number,
): boolean {
  return isComposing || keyCode === TAKEN || Math.abs(timeStamp - endedAt) < SAME_PRESS;
}

/** From now on, before any other listener of the page. */
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
      // One press ends a composition; the next one is meant.
      endedAt = -Infinity;
      event.stopImmediatePropagation();
      // A form would be sent by it.
      if (event.key === "Enter" && event.target instanceof HTMLInputElement) event.preventDefault();
    },
    { capture },
  );
}
