/** The library of pictures. */
import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { call } from "#admin/lib/api.ts";
import type { LibraryPicture, PictureAlts } from "#domain/api/picture-library.ts";

const KEY = ["pictures"] as const;

export type Picture = LibraryPicture & { _id: string };

export const pictureQueries = {
  /** All pictures, page by page. */
  list: () =>
    queryOptions({
      queryKey: KEY,
      queryFn: async ({ signal }): Promise<Picture[]> => {
        const all: Picture[] = [];
        for (let cursor: string | undefined = ""; cursor !== undefined;) {
          const page: { data?: LibraryPicture[]; cursor?: string } = await call(
            "GET /api/pictures",
            { query: { cursor }, signal },
          );
          all.push(...(page.data ?? []).map((picture) => ({ ...picture, _id: picture.url })));
          cursor = page.cursor;
        }
        return all;
      },
    }),
};

/** The last part of an upload's address. */
export function nameOf({ url }: Pick<LibraryPicture, "url">): string {
  return url.slice(url.lastIndexOf("/") + 1);
}

const removePicture = (picture: LibraryPicture) =>
  call("DELETE /api/pictures/:name", { params: { name: nameOf(picture) } });

const restorePicture = (picture: LibraryPicture) =>
  call("POST /api/pictures/:name", { params: { name: nameOf(picture) } });

/** Removes and restores one of several pictures; `settle` then refreshes the library. */
export function usePictureCalls() {
  const queries = useQueryClient();
  return {
    remove: async (picture: Picture) => {
      await removePicture(picture);
      return picture;
    },
    restore: async (picture: Picture) => {
      await restorePicture(picture);
      return picture;
    },
    settle: () => queries.invalidateQueries({ queryKey: KEY }),
  };
}

/** Saves descriptions over the version that the author saw. */
export function useDescribe() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({
      picture,
      revision,
      alts,
    }: {
      picture: LibraryPicture;
      revision: number;
      alts: PictureAlts;
    }) =>
      call("PUT /api/pictures/:name", {
        params: { name: nameOf(picture) },
        body: { alts },
        etag: revision,
      }),
    onSuccess: () => queries.invalidateQueries({ queryKey: KEY }),
  });
}
