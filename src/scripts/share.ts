/**
 * Shares the page through the device's dialog, if any, and copies its address, with an
 * announcement.
 */
export function watchShare(): void {
  const root = document.querySelector<HTMLElement>("[data-share]");
  const native = root?.querySelector<HTMLElement>("[data-native]");
  const copy = root?.querySelector<HTMLElement>("[data-copy]");
  const answer = root?.querySelector<HTMLElement>("[data-answer]");
  if (!root || !native || !copy || !answer) return;

  // The address to share: without hash and campaign parameters.
  const url =
    document.querySelector<HTMLLinkElement>("link[rel=canonical]")?.href ??
    location.origin + location.pathname;

  if ("share" in navigator) {
    native.hidden = false;
    native.addEventListener("click", () => {
      // Rejects only when the visitor closes the dialog, which needs no message.
      navigator.share({ title: root.dataset.share ?? document.title, url }).catch(() => undefined);
    });
  }
  copy.onclick = async () => {
    answer.textContent = "";
    try {
      await navigator.clipboard.writeText(url);
      answer.textContent = root.dataset.copied ?? "";
    } catch {
      // The browser forbids it, or has no clipboard for pages, as over plain http.
      answer.textContent = root.dataset.copyFailed ?? "";
    }
  };
}
