addEventListener(
  "error",
  ({ target: image }) => {
    if (!(image instanceof HTMLImageElement) || image.dataset.broken) return;
    image.dataset.broken = image.src;
    for (const source of image.closest("picture")?.querySelectorAll("source") ?? [])
      source.remove();
    image.srcset = "";
    image.src = "/placeholder.svg";
  },
  // Error events of pictures do not bubble.
  true,
);
