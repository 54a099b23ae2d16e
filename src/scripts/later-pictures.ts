/**
 * The pictures in each `data-later` load when it comes near, much later than the browser's own lazy
 * ones: many stand close together.
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
