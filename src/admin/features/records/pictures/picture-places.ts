/**
 * The pictures of a form in one row: those that are there, and those on their way at the places at
 * which they were picked.
 */
import type { Sending } from "./uploads.ts";
import type { Picture } from "#admin/features/records/form/values.ts";

export type Place = { picture: Picture; sending?: never } | { sending: Sending; picture?: never };

export function woven(pictures: readonly Picture[], sending: readonly Sending[]): Place[] {
  const places: Place[] = pictures.map((picture) => ({ picture }));
  for (const entry of sending.toSorted((a, b) => a.place - b.place))
    places.splice(entry.place, 0, { sending: entry });
  return places;
}

/**
 * The row taken apart again: the pictures in their order, and the place of each that is on its way.
 */
export function unwoven(places: readonly Place[]): {
  pictures: Picture[];
  sending: Map<string, number>;
} {
  return {
    pictures: places.flatMap(({ picture }) => picture ?? []),
    sending: new Map(
      places.flatMap(({ sending }, place) => (sending ? [[sending.key, place] as const] : [])),
    ),
  };
}
