addEventListener(
  "error",
  ({ target: image }) => {
    if (image instanceof HTMLImageElement && !image.dataset.broken) {
      image.dataset.broken = image.src;
      image
        .closest("picture")
        ?.querySelectorAll("source")
        .forEach((source) => source.remove());
      image.srcset = "";
      image.src = "/placeholder.svg";
    }
  },
  true,
);
