/**
 * The staff area's pictures: the agency's hero, the placeholder, and whether empty states have a
 * motif.
 */
import type { ImageMetadata } from "astro";
import { getImage } from "astro:assets";
import { STITCHED } from "#generated/look.ts";

export async function adminPictures() {
  const heroes = import.meta.glob<{ default: ImageMetadata }>(
    "/content/site/_images/home-hero.jpg",
    { eager: true },
  );
  const hero = Object.values(heroes)[0];
  if (!hero) throw new Error("content/site/_images/home-hero.jpg is missing.");
  const { src: picture } = await getImage({
    src: hero.default,
    format: "avif",
    width: 1400,
    quality: 50,
  });
  return { picture, placeholder: "/placeholder.svg", hasMotifs: STITCHED };
}
