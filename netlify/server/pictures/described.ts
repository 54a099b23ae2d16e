/** Which pictures have a description in the library, for records that say nothing of them. */
import pLimit from "p-limit";
import { LIBRARY } from "#domain/limits.ts";
import { DEFAULT_LOCALE } from "#domain/links.ts";
import { readableOr } from "#server/store/readable.ts";
import { readContent } from "./library.ts";
import { altsIn, noteStore } from "./notes.ts";
import { pictureAt } from "./pictures.ts";

/** Those of the addresses whose picture has an English description, by staff or in `content/`. */
export async function describedAmong(
  request: Request,
  addresses: Iterable<string>,
): Promise<Set<string>> {
  const content = new Map(
    ((await readContent(request, DEFAULT_LOCALE)) ?? []).map(({ key, alts }) => [key, alts]),
  );
  const limit = pLimit(LIBRARY.atOnce);
  const found = Array.from(new Set(addresses), (address) =>
    limit(async () => {
      const picture = pictureAt(address);
      if (!picture) return [];
      const key = `${picture.kind}/${picture.hash}`;
      const read = async () => (await noteStore.read(key))?.value;
      const note = await readableOr(`note of picture ${key}`, read, undefined);
      return altsIn(note, content.get(key))[DEFAULT_LOCALE] ? [address] : [];
    }),
  );
  return new Set((await Promise.all(found)).flat());
}
