/** The fields of a form, and what is in them. */

export type Fields = Record<string, string>;

export function sameFields(a: Fields, b: Fields): boolean {
  return Object.keys(a).every((name) => a[name] === b[name]);
}

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

export function fieldOf(form: HTMLFormElement, name: string): Control {
  return form.elements.namedItem(name) as Control;
}

/**
 * What the visitor has put into the fields. The words that a page gave to begin with are not the
 * visitor's.
 */
export function readFields(form: HTMLFormElement, names: readonly string[]): Fields {
  const own = (field: Control) => (field.value === givenIn(field) ? "" : field.value);
  return Object.fromEntries(names.map((name) => [name, own(fieldOf(form, name))]));
}

/** Only what differs, so that the caret stays where it is. */
export function writeFields(form: HTMLFormElement, fields: Fields): void {
  for (const [name, value] of Object.entries(fields)) {
    const field = fieldOf(form, name);
    const shown = value || givenIn(field);
    if (field.value !== shown) field.value = shown;
  }
}

/** Everything in a form, by the names of its fields. */
export function valuesOf(form: HTMLFormElement): Partial<Record<string, string>> {
  return Object.fromEntries(new FormData(form)) as Record<string, string>;
}

function givenIn(field: Control): string {
  return "defaultValue" in field ? field.defaultValue : "";
}
