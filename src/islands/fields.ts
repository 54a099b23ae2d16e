/** The fields of a form and their values. */

export type Fields = Record<string, string>;

export function sameFields(a: Fields, b: Fields): boolean {
  return Object.keys(a).every((name) => a[name] === b[name]);
}

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

export function fieldOf(form: HTMLFormElement, name: string): Control {
  return form.elements.namedItem(name) as Control;
}

/** The visitor's values of the fields, without initial text from the page. */
export function readFields(form: HTMLFormElement, names: readonly string[]): Fields {
  const own = (field: Control) => (field.value === givenIn(field) ? "" : field.value);
  return Object.fromEntries(names.map((name) => [name, own(fieldOf(form, name))]));
}

/** Writes only the fields that differ, so that the caret stays in place. */
export function writeFields(form: HTMLFormElement, fields: Fields): void {
  for (const [name, value] of Object.entries(fields)) {
    const field = fieldOf(form, name);
    const shown = value || givenIn(field);
    if (field.value !== shown) field.value = shown;
  }
}

/** All values of a form by field name. */
export function valuesOf(form: HTMLFormElement): Partial<Record<string, string>> {
  return Object.fromEntries(new FormData(form)) as Record<string, string>;
}

function givenIn(field: Control): string {
  return "defaultValue" in field ? field.defaultValue : "";
}
