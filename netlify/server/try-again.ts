/** The page that answers a refused form post of a browser without script: what is wrong, and the form with everything still in it. */
import { formTexts, type FormField, type FormKind, type FormTexts } from "#domain/form-texts.ts";
import { API, LOCALES, siteLinks } from "#domain/links.ts";
import { ERROR_STATUS } from "#domain/reply.ts";
import type { AppError } from "./errors.ts";
import { escapeHtml } from "./html.ts";
import { retryHeaders } from "./http.ts";
import { plainPage } from "./plain-page.ts";

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
      message: { type: "textarea", autocomplete: "off" },
      budget: OWN,
      timeline: OWN,
    },
  },
  newsletter: { action: API.newsletter, fields: { email: EMAIL } },
};

/** `typed` is what the browser sent; its trap field is not given back, so that a filled one does not condemn the second try. */
export function tryAgain(kind: FormKind, error: AppError, typed: Record<string, string>): Response {
  const locale = LOCALES.find((known) => known === typed["locale"]) ?? "en";
  const texts = formTexts(locale);
  const { action, fields } = FORMS[kind];
  const controls = Object.entries(fields) as [FormField, Control][];
  const wrong = controls.map(([name]) => name).filter((name) => error.fields?.[name] !== undefined);
  const list = wrong.map((name) => `<li><a href="#${name}">${texts.labels[name]}</a>: ${escapeHtml(error.fields?.[name] ?? "")}</li>`);
  const happened = wrong.length > 0 ? `<p>${texts.wrongFields}</p><ul>${list.join("")}</ul>` : `<p>${escapeHtml(error.message)}</p>`;
  const body = `<div class="notice" role="alert">${happened}</div>
<p>${Object.keys(typed).length > 0 ? texts.kept : texts.goBack}</p>
<form method="post" action="${action}">
${controls.map(([name, control]) => field(name, control, typed[name] ?? "", error.fields?.[name], texts)).join("\n")}
<div class="trap" aria-hidden="true"><label for="trap">${texts.trap}</label><input id="trap" name="trap" tabindex="-1" autocomplete="off"></div>
${["key", "locale"].map((name) => hidden(name, typed[name])).join("")}
<button>${texts.forms[kind].send}</button>
</form>
<a href="${siteLinks(locale).home}">${texts.home}</a>`;
  return plainPage({
    status: ERROR_STATUS[error.code],
    lang: texts.locale,
    title: texts.forms[kind].title,
    body,
    headers: retryHeaders(error),
  });
}

function field(name: FormField, control: Control, value: string, problem: string | undefined, texts: FormTexts): string {
  const { type, autocomplete, required = false, readonly = false } = control;
  const marks = [
    `id="${name}" name="${name}" autocomplete="${autocomplete}"`,
    required ? "required" : "",
    // A value that was refused must stay open to change.
    readonly && problem === undefined ? "readonly" : "",
    problem === undefined ? "" : `aria-invalid="true" aria-describedby="${name}-wrong"`,
  ];
  const attributes = marks.filter(Boolean).join(" ");
  // The parser drops a line end right after the opening tag, so one is given to it and the visitor's own stays.
  const input =
    type === "textarea"
      ? `<textarea ${attributes}>\n${escapeHtml(value)}</textarea>`
      : `<input type="${type}" ${attributes} value="${escapeHtml(value)}">`;
  const note = problem === undefined ? "" : `<p class="wrong" id="${name}-wrong">${escapeHtml(problem)}</p>`;
  return `<div><label for="${name}">${texts.labels[name]} <span>(${required ? texts.required : texts.optional})</span></label>${input}${note}</div>`;
}

function hidden(name: string, value: string | undefined): string {
  return value === undefined || value === "" ? "" : `<input type="hidden" name="${name}" value="${escapeHtml(value)}">`;
}
