/**
 * A form on a page made by a function: its input survives a reload and a switch of languages. A
 * refused submission comes back with the next page.
 */
import { makeAutosave } from "#site/drafts/autosave.ts";
import { dropDraft, readDraft, writeDraft } from "#site/drafts/store.ts";

export function keepTyped(form: HTMLFormElement): void {
  const fields = [
    ...form.querySelectorAll<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>(".input"),
  ];
  // A fixed service belongs to the form, not to the visitor's input.
  const fixed = fields.find((field) => field.matches("[readonly]"))?.value ?? "";
  const slot = `typed ${form.getAttribute("action")} ${fixed}`;
  const kept = readDraft(slot);
  for (const field of fields) {
    const words = kept?.[field.name];
    if (typeof words === "string" && words && !field.matches("[readonly]")) field.value = words;
  }
  const autosave = makeAutosave(() => {
    const typed = fields.map(({ name, value }) => [name, value] as const);
    writeDraft(slot, { ...Object.fromEntries(typed), at: Date.now() });
  });
  form.addEventListener("input", autosave.changed);
  form.addEventListener("submit", () => {
    autosave.settle();
    dropDraft(slot);
  });
  // A refused form can be left for another language before any change to it.
  if (form.querySelector(".form-result")) autosave.changed();
  autosave.watch();
}
