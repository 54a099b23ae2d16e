import { useBrand } from "../brand.ts";

/** The first picture of a record, or the placeholder; a broken one is replaced by it once. */
export function Thumb({ src }: { src: string | undefined }) {
  const { placeholder } = useBrand();
  return (
    <span className="thumb">
      <img src={src ?? placeholder} alt="" loading="lazy" decoding="async" width="64" height="44" />
    </span>
  );
}
