/** The forms of the site as plain HTML, for the pages that the server makes by itself. */
import type { FormKind } from "#domain/api/contract.ts";
import { API, siteLinks, type Locale } from "#domain/links.ts";
import { REQUEST_CHOICES } from "#domain/inbox/request-choices.ts";
import type { common } from "#site/i18n/en/common.ts";
import { formsIn } from "./form-texts.ts";
import { escapeHtml } from "#server/http/escape-html.ts";

type FormField = keyof typeof common.fields;

interface Control {
  type: "text" | "email" | "tel" | "textarea" | "select";
  autocomplete: string;
  required?: boolean;
  readonly?: boolean;
}

const NAME: Control = { type: "text", autocomplete: "name", required: true };
const EMAIL: Control = { type: "email", autocomplete: "email", required: true };
const PHONE: Control = { type: "tel", autocomplete: "tel" };
const CHOICE: Control = { type: "select", autocomplete: "off" };

const FORMS: Record<FormKind, { action: string; fields: Partial<Record<FormField, Control>> }> = {
  enquiry: {
    action: API.contact,
    fields: {
      name: NAME,
      email: EMAIL,
      phone: PHONE,
      company: { type: "text", autocomplete: "organization" },
      message: { type: "textarea", autocomplete: "off", required: true },
    },
  },
  request: {
    action: API.serviceRequest,
    fields: {
      service: { type: "text", autocomplete: "off", required: true, readonly: true },
      name: NAME,
      email: EMAIL,
      phone: PHONE,
      budget: CHOICE,
      timeline: CHOICE,
      message: { type: "textarea", autocomplete: "off" },
    },
  },
  newsletter: { action: API.newsletter, fields: { email: EMAIL } },
};

/** The fields of a form, in their order. */
export function fieldsOf(kind: FormKind): FormField[] {
  return Object.keys(FORMS[kind].fields) as FormField[];
}

/** What a field is called in a form. */
export function labelOf(kind: FormKind, name: FormField, locale: Locale): string {
  return formsIn(locale)(
    kind === "request" && name === "message" ? "form.details" : `fields.${name}`,
  );
}

/**
 * A form that the browser sends by itself, with `values` in it, a sentence under each field of
 * `problems`, and the way home below.
 */
export function plainForm(
  kind: FormKind,
  locale: Locale,
  values: Record<string, string>,
  problems: Record<string, string> = {},
): string {
  const text = formsIn(locale);
  const { action, fields } = FORMS[kind];
  const controls = Object.entries(fields) as [FormField, Control][];
  const field = ([name, control]: [FormField, Control]) => {
    const problem = problems[name];
    const note =
      problem === undefined ? "" : `<p class="wrong" id="${name}-wrong">${escapeHtml(problem)}</p>`;
    const label = `${labelOf(kind, name, locale)} <span>${text(control.required ? "form.required" : "form.optional")}</span>`;
    return `<div><label for="${name}">${label}</label>${input(name, control, values[name] ?? "", problem, locale)}${note}</div>`;
  };
  return `<form method="post" action="${action}">
${controls.map(field).join("\n")}
<div class="trap" aria-hidden="true"><label for="trap">${text("form.trap")}</label><input id="trap" name="trap" tabindex="-1" autocomplete="off"></div>
${["key", "thanks", "page"].map((name) => hidden(name, values[name])).join("")}${hidden("locale", locale)}
<button>${text(`form.${kind}.send`)}</button>
</form>
<a href="${siteLinks(locale).home}">${text("form.home")}</a>`;
}

function input(
  name: FormField,
  control: Control,
  value: string,
  problem: string | undefined,
  locale: Locale,
): string {
  const { type, autocomplete, required = false, readonly = false } = control;
  const marks = [
    `id="${name}" name="${name}" autocomplete="${autocomplete}"`,
    required ? "required" : "",
    // A value that was refused, or was never given, must stay open to change.
    readonly && problem === undefined && value !== "" ? "readonly" : "",
    problem === undefined ? "" : `aria-invalid="true" aria-describedby="${name}-wrong"`,
  ];
  const attributes = marks.filter(Boolean).join(" ");
  if (type === "select") return `<select ${attributes}>${options(name, value, locale)}</select>`;
  // The parser drops a line end right after the opening tag, so one is given to it and the
  // visitor's own stays.
  if (type === "textarea") return `<textarea ${attributes}>\n${escapeHtml(value)}</textarea>`;
  return `<input type="${type}" ${attributes} value="${escapeHtml(value)}">`;
}

/**
 * The choices of the dialog, of which the first says nothing. A refused value that is not among
 * them is added, so that it can be seen.
 */
function options(name: FormField, value: string, locale: Locale): string {
  const offered: readonly string[] =
    name === "budget" || name === "timeline" ? REQUEST_CHOICES[locale][name] : [];
  const all = value === "" || offered.includes(value) ? offered : [...offered, value];
  const chosen = all.map(
    (text) => `<option${text === value ? " selected" : ""}>${escapeHtml(text)}</option>`,
  );
  return `<option value="">${formsIn(locale)("form.undecided")}</option>${chosen.join("")}`;
}

function hidden(name: string, value: string | undefined): string {
  return value === undefined || value === ""
    ? ""
    : `<input type="hidden" name="${name}" value="${escapeHtml(value)}">`;
}
