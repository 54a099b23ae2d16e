/** Which pictures of records have a description in the library, and which are not there at all. */
import pLimit from "p-limit";
import type { Around } from "#domain/checks/record-checks.ts";
import { LIBRARY } from "#domain/limits.ts";
import { DEFAULT_LOCALE } from "#domain/links.ts";
import { readableOr } from "#server/store/readable.ts";
import { readContent } from "./library.ts";
import { altsIn, noteStore, pictureKeys } from "./notes.ts";
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

/**
 * Those of the addresses that pages leave out, as the build does, and why. While the pictures of
 * `content/` are not known, none counts as lost. Throws `unavailable`.
 */
export async function unshownAmong(
  request: Request,
  addresses: Iterable<string>,
): Promise<NonNullable<Around["unshown"]>> {
  const [keys, content] = await Promise.all([pictureKeys(), readContent(request, DEFAULT_LOCALE)]);
  const known = new Set([...keys, ...(content ?? []).map(({ key }) => key)]);
  const unshown = new Map<string, "pictureLost" | "pictureElsewhere">();
  for (const address of addresses) {
    const picture = pictureAt(address);
    if (!picture) unshown.set(address, "pictureElsewhere");
    else if (content && !known.has(`${picture.kind}/${picture.hash}`))
      unshown.set(address, "pictureLost");
  }
  return unshown;
}
