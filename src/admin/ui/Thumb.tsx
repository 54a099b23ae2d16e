import { useBrand } from "#admin/app/brand.ts";

/** Pixels as CSS counts them. */
const SIZE = { width: 64, height: 44 };

/**
 * The first picture of a record at the size of a list, or the placeholder; a broken one is replaced
 * by it once.
 */
export function Thumb({ src }: { src: string | undefined }) {
  const { placeholder } = useBrand();
  return (
    <span className="thumb">
      <img
        src={src === undefined ? placeholder : small(src)}
        alt=""
        loading="lazy"
        decoding="async"
        {...SIZE}
      />
    </span>
  );
}

/**
 * An upload may have thousands of pixels; Netlify's Image CDN makes it as large as fine screens
 * show it here.
 */
function small(src: string): string {
  if (!src.startsWith("/media/")) return src;
  const params = new URLSearchParams({
    url: src,
    w: String(SIZE.width * 2),
    h: String(SIZE.height * 2),
    fit: "cover",
  });
  return `/.netlify/images?${params}`;
}
