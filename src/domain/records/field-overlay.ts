/** Puts the fields of a record on its page, except those that the overlay of its kind handles. */
import type { Fields, OnPage } from "./fields.ts";

type Said = Record<string, unknown>;

/**
 * The page with what the record says over it. A record that was filled from the page began with
 * every field of it, so what may be empty and is empty was emptied, and the page loses it; any
 * other record leaves it as the page says.
 */
export function overlayFields<Page extends object>(
  fields: Fields,
  record: object,
  page: Page,
): Page {
  const said = { ...page } as Said;
  for (const [field, { page: place, kind, ...rest }] of Object.entries(fields)) {
    if (place === undefined || place.toPage === "apart") continue;
    const value = onPage(place, (record as Said)[field]);
    if (!isEmpty(value)) said[place.name] = value;
    else if (isFilled(record) && "fresh" in rest) {
      if (kind === "list") said[place.name] = [];
      else Reflect.deleteProperty(said, place.name);
    }
  }
  return said as Page;
}

/**
 * The initial fields of a record filled from a page; only the page knows the addresses of its
 * pictures.
 */
export function fieldsOfPage(fields: Fields, page: object): Said {
  const values = Object.entries(fields).flatMap(([field, { kind, page: place }]) => {
    if (place === undefined || kind === "pictures") return [];
    const said = (page as Said)[place.name];
    const value =
      place.filled ?? (place.toRecord && said !== undefined ? place.toRecord(said as never) : said);
    return value === undefined ? [] : [[field, value] as const];
  });
  return Object.fromEntries(values);
}

/** Whether a record was filled from its page. */
export function isFilled(record: { page?: string | undefined }): boolean {
  return record.page !== undefined;
}

function onPage({ toPage }: OnPage, value: unknown): unknown {
  return typeof toPage === "function" && !isEmpty(value) ? toPage(value as never) : value;
}

function isEmpty(value: unknown): boolean {
  return (
    value === undefined ||
    value === null ||
    value === "" ||
    (Array.isArray(value) && value.length === 0)
  );
}
