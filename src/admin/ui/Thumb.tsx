import { useBrand } from "#admin/lib/brand.ts";

/** Pixels as CSS counts them. */
const SIZE = { width: 64, height: 44 };

/** The first picture of a record as a thumbnail, or the placeholder. */
export function Thumb({ src }: { src: string | undefined }) {
  const { placeholder } = useBrand();
  return (
    <span className="thumb">
      <img
        src={src === undefined ? placeholder : smallPicture(src, SIZE)}
        alt=""
        loading="lazy"
        decoding="async"
        {...SIZE}
      />
    </span>
  );
}

/** Netlify's Image CDN scales pictures of the site to the size of thumbnails. */
export function smallPicture(src: string, size: { width: number; height: number }): string {
  if (!/^\/(?:media|_astro)\//.test(src)) return src;
  const params = new URLSearchParams({
    url: src,
    w: String(size.width * 2),
    h: String(size.height * 2),
    fit: "cover",
  });
  return `/.netlify/images?${params}`;
}
