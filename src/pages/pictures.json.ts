import type { APIRoute } from "astro";
import type { ContentPicture } from "#domain/api/picture-library.ts";
import { getContentPictures } from "#site/collections.ts";
import { libraryAddress } from "#site/layouts/content-pictures.ts";

/** The pictures of `content/` and where its files use them, for the staff's library. */
export const GET: APIRoute = async () => {
  const pictures = (await getContentPictures()).map(
    async ({ src, ...picture }): Promise<ContentPicture> => ({
      url: await libraryAddress(src, picture.width),
      ...picture,
    }),
  );
  return Response.json(await Promise.all(pictures));
};
