/**
 * Loads the pictures in each `data-later` when it comes near, much later than native lazy loading:
 * many are close together.
 */
export function watchLaterPictures(): void {
  const watcher = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries)
        if (isIntersecting) target.removeAttribute("data-later");
    },
    { rootMargin: "400px" },
  );
  for (const place of document.querySelectorAll("[data-later]")) watcher.observe(place);
}
