/** The forms of the site as plain HTML, for the pages that the server makes by itself. */
import { API, siteLinks, type Locale } from "#domain/links.ts";
import { serverTexts } from "#domain/server-texts.ts";
import type { FormField, FormKind, ServerTexts } from "#domain/server-texts/en.ts";
import { escapeHtml } from "./html.ts";

interface Control {
  type: "text" | "email" | "tel" | "textarea";
  autocomplete: string;
  required?: boolean;
  readonly?: boolean;
}

const NAME: Control = { type: "text", autocomplete: "name", required: true };
const EMAIL: Control = { type: "email", autocomplete: "email", required: true };
const PHONE: Control = { type: "tel", autocomplete: "tel" };
const OWN: Control = { type: "text", autocomplete: "off" };

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
      service: { ...OWN, required: true, readonly: true },
      name: NAME,
      email: EMAIL,
      phone: PHONE,
      budget: OWN,
      timeline: OWN,
      message: { type: "textarea", autocomplete: "off" },
    },
  },
  newsletter: { action: API.newsletter, fields: { email: EMAIL } },
};

/** The fields of a form, in their order. */
export function fieldsOf(kind: FormKind): FormField[] {
  return Object.keys(FORMS[kind].fields) as FormField[];
}

/** A form that the browser sends by itself, with `values` in it, a sentence under each field of `problems`, and the way home below. */
export function plainForm(kind: FormKind, locale: Locale, values: Record<string, string>, problems: Record<string, string> = {}): string {
  const texts = serverTexts(locale);
  const { action, fields } = FORMS[kind];
  const controls = Object.entries(fields) as [FormField, Control][];
  return `<form method="post" action="${action}">
${controls.map(([name, control]) => field(name, control, values[name] ?? "", problems[name], texts)).join("\n")}
<div class="trap" aria-hidden="true"><label for="trap">${texts.trap}</label><input id="trap" name="trap" tabindex="-1" autocomplete="off"></div>
${hidden("key", values["key"])}${hidden("locale", locale)}
<button>${texts.forms[kind].send}</button>
</form>
<a href="${siteLinks(locale).home}">${texts.home}</a>`;
}

function field(name: FormField, control: Control, value: string, problem: string | undefined, texts: ServerTexts): string {
  const { type, autocomplete, required = false, readonly = false } = control;
  const marks = [
    `id="${name}" name="${name}" autocomplete="${autocomplete}"`,
    required ? "required" : "",
    // A value that was refused, or was never given, must stay open to change.
    readonly && problem === undefined && value !== "" ? "readonly" : "",
    problem === undefined ? "" : `aria-invalid="true" aria-describedby="${name}-wrong"`,
  ];
  const attributes = marks.filter(Boolean).join(" ");
  // The parser drops a line end right after the opening tag, so one is given to it and the visitor's own stays.
  const input =
    type === "textarea"
      ? `<textarea ${attributes}>\n${escapeHtml(value)}</textarea>`
      : `<input type="${type}" ${attributes} value="${escapeHtml(value)}">`;
  const note = problem === undefined ? "" : `<p class="wrong" id="${name}-wrong">${escapeHtml(problem)}</p>`;
  return `<div><label for="${name}">${texts.labels[name]} <span>${required ? texts.required : texts.optional}</span></label>${input}${note}</div>`;
}

function hidden(name: string, value: string | undefined): string {
  return value === undefined || value === "" ? "" : `<input type="hidden" name="${name}" value="${escapeHtml(value)}">`;
}
