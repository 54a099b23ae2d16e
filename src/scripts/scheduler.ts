import { TIMES } from "#domain/page-limits.ts";

/**
 * Puts the scheduler's page into its box, once. A frame tells nobody that its page failed, so the
 * address is tried first; what has not come in time gives way to the message, and still takes its
 * place if it comes later.
 */
export async function loadScheduler(box: HTMLElement): Promise<void> {
  const { scheduler = "", title = "" } = box.dataset;
  const show = (state: "loading" | "ready" | "failed") => {
    box.dataset.state = state;
    box.setAttribute("aria-busy", String(state === "loading"));
  };
  show("loading");
  const timer = setTimeout(show, TIMES.schedulerWait, "failed");
  try {
    await fetch(scheduler, { method: "HEAD", mode: "no-cors", credentials: "omit" });
  } catch {
    clearTimeout(timer);
    show("failed");
    return;
  }
  const frame = document.createElement("iframe");
  frame.title = title;
  frame.addEventListener("load", () => {
    clearTimeout(timer);
    show("ready");
  });
  frame.src = scheduler;
  box.append(frame);
}
