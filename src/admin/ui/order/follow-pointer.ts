/** Pixels that a pointer moves before a press is a drag. */
const SLACK = 4;
/** The zone at the window's edges in which the page scrolls, in pixels. */
const EDGE = 96;

interface Drag {
  /** The press has become a drag. */
  start: () => void;
  /** In every frame: how far the pointer is from where it was pressed, in pixels of the page. */
  move: (x: number, y: number) => void;
  /** Let go, or taken away by the system. */
  end: (letGo: boolean) => void;
}

/**
 * Follows the pointer that was pressed on an element, out of it too, until it is let go. What is
 * returned stops that.
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
