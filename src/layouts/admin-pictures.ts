/**
 * Addresses of the pictures that the staff area shows: the agency's hero, the placeholder, the
 * motifs of empty places.
 */
import type { ImageMetadata } from "astro";
import { getImage } from "astro:assets";

export async function adminPictures() {
  const heroes = import.meta.glob<{ default: ImageMetadata }>(
    "/content/site/_images/home-hero.jpg",
    { eager: true },
  );
  const motifs = import.meta.glob<{ default: ImageMetadata }>("../components/motifs/*.svg", {
    eager: true,
  });
  const hero = Object.values(heroes)[0];
  if (!hero) throw new Error("content/site/_images/home-hero.jpg is missing.");
  const { src: picture } = await getImage({
    src: hero.default,
    format: "avif",
    width: 1400,
    quality: 50,
  });
  const names = Object.entries(motifs).map(
    ([
      path,
      {
        default: { src },
      },
    ]) => [path.replace(/^.*\/|\.svg$/g, ""), src] as const,
  );
  return { picture, placeholder: "/placeholder.svg", motifs: Object.fromEntries(names) };
}
