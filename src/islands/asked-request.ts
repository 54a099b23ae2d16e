/**
 * The button that asked for the dialog. Listens from load on, because React hydrates a little
 * later.
 */

export interface AskedRequest {
  service: string;
  message: string;
  /** The page that the request is about, and its name; `""` without one. */
  about: string;
  topic: string;
  /** Receives the focus after closing. */
  opener: HTMLElement | null;
}

let asked: AskedRequest | undefined;
const watchers = new Set<() => void>();

if (typeof document !== "undefined") {
  document.addEventListener("submit", (event) => {
    const form = event.target;
    if (!(form instanceof HTMLFormElement) || !form.matches("form[data-request]")) return;
    event.preventDefault();
    const fields = new FormData(form);
    const text = (name: string) => {
      const value = fields.get(name);
      return typeof value === "string" ? value : "";
    };
    asked = {
      service: text("service"),
      message: text("message"),
      about: text("about"),
      topic: text("topic"),
      opener: form.querySelector("button"),
    };
    for (const watcher of watchers) watcher();
  });
}

/** The last press: a new object each time, so that the same button can ask again. */
export function lastAsked(): AskedRequest | undefined {
  return asked;
}

export function watchAsked(watcher: () => void): () => void {
  watchers.add(watcher);
  return () => watchers.delete(watcher);
}
