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
  for (const form of forms) {
    form.onpointerover = () => void load().catch(() => undefined);
    form.onsubmit = async (event) => {
      event.preventDefault();
      const button = event.submitter ?? form;
      button.ariaBusy = "true";
      try {
        await load();
        for (const one of forms) one.onsubmit = null;
        form.requestSubmit();
      } catch {
        form.submit();
      }
      button.ariaBusy = null;
    };
  }
}
