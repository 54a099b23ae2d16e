import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { call } from "#admin/lib/api.ts";
import { PICTURE_ADDRESS } from "#domain/schema/picture-types.ts";
import { nameOf } from "./queries.ts";

const NONE: ReadonlyMap<string, string> = new Map();

/**
 * The English descriptions of uploads in the library, by address: pages show them where a record has
 * none. Without an answer there are none.
 */
export function useOwnDescriptions(urls: readonly string[]): ReadonlyMap<string, string> {
  const of = urls
    .filter((url) => PICTURE_ADDRESS.test(url))
    .map((url) => nameOf({ url }))
    .toSorted()
    .join();
  const { data = NONE } = useQuery({
    queryKey: ["pictures", "of", of],
    enabled: of !== "",
    retry: false,
    // The last ones stay while a picture is added.
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }): Promise<ReadonlyMap<string, string>> => {
      const { data = [] } = await call("GET /api/pictures", { query: { of }, signal });
      return new Map(data.flatMap(({ url, alts }) => (alts.en ? [[url, alts.en] as const] : [])));
    },
  });
  return data;
}
