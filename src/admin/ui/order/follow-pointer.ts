/** Pixels of movement that turn a press into a drag. */
const SLACK = 4;
/** Height in pixels of the zones that scroll the page. */
const EDGE = 96;

interface Drag {
  /** Called when the drag starts. */
  start: () => void;
  /** Called in every frame with the distance from the press, in pixels of the page. */
  move: (x: number, y: number) => void;
  /** Called with whether the pointer was released, not cancelled. */
  end: (letGo: boolean) => void;
}

/**
 * Follows a pressed pointer, outside the element too, until its release. Returns a function that
 * stops it.
 */
export function followPointer(
  element: HTMLElement,
  { pointerId, clientX, clientY }: { pointerId: number; clientX: number; clientY: number },
  { start, move, end }: Drag,
): () => void {
  const from = { x: clientX, y: clientY + scrollY };
  let [x, y] = [clientX, clientY];
  let frame: number | undefined;
  const listening = new AbortController();
  const { signal } = listening;
  const stop = () => {
    listening.abort();
    if (frame !== undefined) cancelAnimationFrame(frame);
  };
  const report = () => {
    move(x - from.x, y + scrollY - from.y);
  };
  const step = () => {
    const pull = y < EDGE ? y - EDGE : Math.max(0, y - innerHeight + EDGE);
    if (pull !== 0) scrollBy(0, pull / 5);
    report();
    frame = requestAnimationFrame(step);
  };
  const finish = ({ type }: Event) => {
    stop();
    if (frame === undefined) return;
    if (type === "pointerup") report();
    end(type === "pointerup");
  };
  element.setPointerCapture(pointerId);
  element.addEventListener(
    "pointermove",
    (event) => {
      [x, y] = [event.clientX, event.clientY];
      if (frame !== undefined || Math.hypot(x - from.x, y + scrollY - from.y) < SLACK) return;
      start();
      step();
    },
    { signal },
  );
  for (const type of ["pointerup", "pointercancel", "lostpointercapture"])
    element.addEventListener(type, finish, { signal });
  return stop;
}
