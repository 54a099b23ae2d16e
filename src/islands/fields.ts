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
  return Object.fromEntries(names.map((name) => [name, valueIn(form.elements.namedItem(name))]));
}

/** Writes only the fields that differ, so that the caret stays in place. */
export function writeFields(form: HTMLFormElement, fields: Fields): void {
  for (const [name, value] of Object.entries(fields)) {
    const field = form.elements.namedItem(name);
    const boxes = boxesOf(field);
    for (const box of boxes)
      box.checked =
        box.type === "radio" ? box.value === value : value.split(" ").includes(box.value);
    if (!field || boxes.length > 0) continue;
    const control = field as Control;
    const shown = value || givenIn(control);
    if (control.value !== shown) control.value = shown;
  }
}

/** Checks the box with that value, if there is one. */
export function pick(form: HTMLFormElement, name: string, value: string): void {
  for (const box of boxesOf(form.elements.namedItem(name)))
    if (box.value === value) box.checked = true;
}

type Named = RadioNodeList | Element | null;

/** The boxes of a choice; empty for any other control. Their values hold no spaces. */
function boxesOf(field: Named): HTMLInputElement[] {
  if (!field) return [];
  const isList = "forEach" in field;
  const controls = (isList ? [...field] : [field]) as HTMLInputElement[];
  return controls.filter(({ type }) => type === "checkbox" || type === "radio");
}

function valueIn(field: Named): string {
  const boxes = boxesOf(field);
  if (!field || boxes.length > 0)
    return boxes.flatMap(({ checked, value }) => (checked ? value : [])).join(" ");
  const control = field as Control;
  return control.value === givenIn(control) ? "" : control.value;
}

/** All values of a form by field name. */
export function valuesOf(form: HTMLFormElement): Partial<Record<string, string>> {
  return Object.fromEntries(new FormData(form)) as Record<string, string>;
}

function givenIn(field: Control): string {
  return "defaultValue" in field ? field.defaultValue : "";
}
