import type { SyntheticEvent } from "react";
import { useBrand } from "#admin/lib/brand.ts";

/** For `onError` of a picture: shows the placeholder instead. */
export function usePlaceholder(): (event: SyntheticEvent<HTMLImageElement>) => void {
  const { placeholder } = useBrand();
  return ({ currentTarget: image }) => {
    if (!image.src.endsWith(placeholder)) image.src = placeholder;
  };
}
