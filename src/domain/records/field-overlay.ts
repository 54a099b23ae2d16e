/** Overlays a record's fields on its page, except those that its kind handles. */
import type { Fields, OnPage } from "./fields.ts";

type Said = Record<string, unknown>;

/**
 * Returns the page with the record's fields over it. A record filled from the page began with all
 * its fields, so an empty optional field was emptied by staff, and the page loses it; any other
 * record leaves the page's own value.
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
 * The initial fields of a record filled from a page, except pictures, whose addresses only the page
 * knows.
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
