/**
 * Loads the request dialog of a page at the first touch of one of its request buttons. A press
 * before it is there waits for it; if it cannot be loaded, the browser sends the form.
 */
export function watchRequests(): void {
  const place = document.querySelector<HTMLElement>("[data-request-dialog]");
  if (!place) return;
  const forms = document.querySelectorAll<HTMLFormElement>("form[data-request]");
  let loading: Promise<void> | undefined;
  const load = () =>
    (loading ??= import("./RequestModal.tsx").then(({ mountRequests }) => mountRequests(place)));
  const touched = () => void load().catch(() => undefined);
  for (const form of forms) {
    form.addEventListener("pointerover", touched);
    form.addEventListener("focusin", touched);
    form.onsubmit = async (event) => {
      event.preventDefault();
      const { submitter } = event;
      if (submitter) submitter.ariaBusy = "true";
      try {
        await load();
        for (const one of forms) one.onsubmit = null;
        form.requestSubmit();
      } catch {
        form.submit();
      }
      if (submitter) submitter.ariaBusy = null;
    };
  }
}
