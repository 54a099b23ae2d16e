import { TIMES } from "#domain/page-limits.ts";

/**
 * Loads the scheduler into its box, once. An iframe reports no load errors, so the address is
 * fetched first. A late scheduler gives way to the message, and replaces it if it still arrives.
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
