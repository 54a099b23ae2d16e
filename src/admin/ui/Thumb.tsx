import { useBrand } from "#admin/lib/brand.ts";

/** Pixels as CSS counts them. */
const SIZE = { width: 64, height: 44 };

/** The first picture of a record as a thumbnail, or the placeholder. */
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

/** Netlify's Image CDN scales uploads to the size of thumbnails. */
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
