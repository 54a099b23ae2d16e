/**
 * Loads `<reply-by>` when one comes near the window, or a dialog opens with one. The script is a
 * file that nothing else imports: an ordinary import would load the bundler's helper on every page.
 */
import element from "./reply-by-element.ts?worker&url";

export function watchReplyBy(): void {
  const load = () => void import(/* @vite-ignore */ element);
  document.addEventListener("submit", load, { once: true });
  const observer = new IntersectionObserver(
    (entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting))
        (window.requestIdleCallback ?? setTimeout)(load);
    },
    { rootMargin: "300px" },
  );
  for (const place of document.querySelectorAll("reply-by")) observer.observe(place);
}
