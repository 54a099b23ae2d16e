/** What pictures show, for records that have no description of their own for one. */
import type { PictureAlts } from "#domain/api/picture-library.ts";
import { altsIn, noteStore } from "#server/pictures/notes.ts";
import { pictureAt } from "#server/pictures/pictures.ts";
import { readableOr } from "#server/store/readable.ts";
import { readContentPictures } from "./content-pictures.ts";

export type Describe = (address: string) => Promise<PictureAlts>;

/** Reads the descriptions of uploads as the staff's library shows them. */
export async function describer(root: string): Promise<Describe> {
  const content = new Map(
    (await readContentPictures(root)).map(({ key, alts }) => [key, alts] as const),
  );
  return async (address) => {
    const picture = pictureAt(address);
    if (!picture) return {};
    const key = `${picture.kind}/${picture.hash}`;
    const read = async () => (await noteStore.read(key))?.value;
    return altsIn(await readableOr(`note of picture ${key}`, read, undefined), content.get(key));
  };
}
