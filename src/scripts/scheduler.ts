import { TIMES } from "#domain/page-limits.ts";

/** Loads the scheduler when its button is pressed. The focus goes to the box, as the button leaves. */
export function watchScheduler(): void {
  for (const box of document.querySelectorAll<HTMLElement>("[data-scheduler]"))
    box.querySelector("[data-show]")?.addEventListener(
      "click",
      () => {
        box.focus({ preventScroll: true });
        void loadScheduler(box);
      },
      { once: true },
    );
}

/**
 * An iframe reports no load errors, so the address is fetched first. A late scheduler gives way to
 * the message, and replaces it if it still arrives.
 */
async function loadScheduler(box: HTMLElement): Promise<void> {
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
