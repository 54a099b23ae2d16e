/** The page that answers a refused form post of a browser without script: what is wrong, and the form with everything still in it. */
import { createHash } from "node:crypto";
import { formTexts, type FormTexts } from "#domain/form-texts.ts";
import { TEXT_MAX } from "#domain/limits.ts";
import { API, LOCALES, siteLinks, type Locale } from "#domain/links.ts";
import { ERROR_STATUS } from "#domain/reply.ts";
import type { AppError } from "./errors.ts";
import { escapeHtml } from "./html.ts";
import { PLAIN_HEADERS, retryHeaders } from "./http.ts";

type Field = keyof FormTexts["labels"];

const FIELDS: Record<Field, { type: "text" | "email" | "tel" | "textarea"; autocomplete: string; required: boolean; max: number }> = {
  name: { type: "text", autocomplete: "name", required: true, max: TEXT_MAX.name },
  email: { type: "email", autocomplete: "email", required: true, max: TEXT_MAX.email },
  phone: { type: "tel", autocomplete: "tel", required: false, max: TEXT_MAX.phone },
  company: { type: "text", autocomplete: "organization", required: false, max: TEXT_MAX.company },
  message: { type: "textarea", autocomplete: "off", required: true, max: TEXT_MAX.message },
};

const STYLE = `
:root{color-scheme:light dark;--page:light-dark(#faf6ef,#0f0f2a);--surface:light-dark(#fff,#1e1e4a);--strong:light-dark(#16163a,#faf6ef);--body:light-dark(#33335a,#dedbea);--muted:light-dark(#5b5b78,#b3b1cf);--edge:light-dark(#827f93,#7d7baa);--danger:light-dark(#9f1d16,#ffa79c);--danger-ground:light-dark(#fbe7e2,#451a20);--focus:light-dark(#2b2e83,#f0a202);--thread:light-dark(#c8372d,#f0a202)}
*{box-sizing:border-box}
body{margin:0;padding:clamp(2rem,6vw,5rem) clamp(1.25rem,6vw,6.5rem);background:var(--page);color:var(--body);font:1.0625rem/1.55 system-ui,sans-serif}
main{max-width:40rem}
h1{margin:0 0 1rem;color:var(--strong);font-size:clamp(2rem,1.5rem + 2vw,3rem);line-height:1.08;text-wrap:balance}
h1+hr{width:8.4rem;height:3px;margin:0 0 1.5rem;border:0;background:repeating-linear-gradient(90deg,var(--thread) 0 .7rem,transparent .7rem 1.1rem)}
.notice{margin:0 0 1rem;padding:1rem 1.25rem;border-left:4px solid var(--danger);border-radius:8px;background:var(--danger-ground);color:var(--strong)}
.notice p,.notice ul{margin:0}
.notice a{color:inherit}
form{display:grid;gap:1.25rem;margin:1.5rem 0 2rem}
label{display:block;margin-bottom:.4rem;color:var(--strong);font-size:.9375rem;font-weight:600}
label span{color:var(--muted);font-weight:400}
input,textarea{width:100%;min-height:3.25rem;padding:.75rem 1rem;border:1.5px solid var(--edge);border-radius:8px;background:var(--surface);color:var(--strong);font:inherit}
textarea{min-height:12rem;resize:vertical}
[aria-invalid]{border:2px solid var(--danger)}
.wrong{margin:.4rem 0 0;color:var(--danger);font-size:.9375rem}
.trap{position:absolute;left:-100vw;width:1px;height:1px;overflow:hidden}
button{min-height:3.375rem;padding:.5rem 1.6rem;justify-self:start;border:0;border-radius:12px;background:#c8372d;color:#fff;font:inherit;font-weight:600;cursor:pointer}
button:hover{background:#ac2b22}
:focus-visible{outline:3px solid var(--focus);outline-offset:2px}
main>a{color:var(--strong)}
`;

const CSP = [
  "default-src 'none'",
  `style-src 'sha256-${createHash("sha256").update(STYLE).digest("base64")}'`,
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join("; ");

/** `typed` is what the browser sent; its trap field is not given back, so that a filled one does not condemn the second try. */
export function tryAgain(error: AppError, typed: Record<string, string>): Response {
  const locale = LOCALES.find((known) => known === typed["locale"]) ?? "en";
  return new Response(page(error, typed, locale), {
    status: ERROR_STATUS[error.code],
    headers: {
      ...PLAIN_HEADERS,
      ...retryHeaders(error),
      "content-type": "text/html; charset=utf-8",
      "content-security-policy": CSP,
      "referrer-policy": "same-origin",
    },
  });
}

function page(error: AppError, typed: Record<string, string>, locale: Locale): string {
  const texts = formTexts(locale);
  const names = Object.keys(FIELDS) as Field[];
  const wrong = names.filter((name) => error.fields?.[name] !== undefined);
  const list = wrong.map((name) => `<li><a href="#${name}">${texts.labels[name]}</a>: ${escapeHtml(error.fields?.[name] ?? "")}</li>`);
  const happened = wrong.length > 0 ? `<p>${texts.wrongFields}</p><ul>${list.join("")}</ul>` : `<p>${escapeHtml(error.message)}</p>`;
  return `<!doctype html>
<html lang="${texts.locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${texts.title}</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<h1>${texts.title}</h1>
<hr>
<div class="notice" role="alert">${happened}</div>
<p>${Object.keys(typed).length > 0 ? texts.kept : texts.goBack}</p>
<form method="post" action="${API.contact}">
${names.map((name) => field(name, typed[name] ?? "", error.fields?.[name], texts)).join("\n")}
<div class="trap" aria-hidden="true"><label for="trap">${texts.trap}</label><input id="trap" name="trap" tabindex="-1" autocomplete="off"></div>
${["key", "locale"].map((name) => hidden(name, typed[name])).join("")}
<button>${texts.send}</button>
</form>
<a href="${siteLinks(locale).home}">${texts.home}</a>
</main>
</body>
</html>
`;
}

function field(name: Field, value: string, problem: string | undefined, texts: FormTexts): string {
  const { type, autocomplete, required } = FIELDS[name];
  const marks = [
    `id="${name}" name="${name}" autocomplete="${autocomplete}"`,
    required ? "required" : "",
    problem === undefined ? "" : `aria-invalid="true" aria-describedby="${name}-wrong"`,
  ];
  const attributes = marks.filter(Boolean).join(" ");
  // The parser drops a line end right after the opening tag, so one is given to it and the visitor's own stays.
  const control =
    type === "textarea"
      ? `<textarea ${attributes}>\n${escapeHtml(value)}</textarea>`
      : `<input type="${type}" ${attributes} value="${escapeHtml(value)}">`;
  const note = problem === undefined ? "" : `<p class="wrong" id="${name}-wrong">${escapeHtml(problem)}</p>`;
  return `<div><label for="${name}">${texts.labels[name]} <span>(${required ? texts.required : texts.optional})</span></label>${control}${note}</div>`;
}

function hidden(name: string, value: string | undefined): string {
  return value === undefined || value === "" ? "" : `<input type="hidden" name="${name}" value="${escapeHtml(value)}">`;
}
