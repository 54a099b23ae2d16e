/**
 * A page that the server makes by itself, for the answers that a browser without script, or a link
 * in a mail, leads to.
 */
import { createHash } from "node:crypto";
import type { Locale } from "#domain/links.ts";
import { PLAIN_HEADERS } from "#server/http/http.ts";

/** The faces of the site, at the addresses that `src/pages/fonts` keeps for these pages. */
const FACES = [
  { name: "anek-latin-text", family: "Anek Latin", weight: "400 780" },
  {
    name: "anek-latin-text-accents",
    family: "Anek Latin",
    weight: "400 780",
    range: "U+DF-E6,U+E8-F0,U+F2-FF,U+153",
  },
  {
    name: "anek-latin-capitals",
    family: "Anek Latin",
    weight: "400 780",
    range:
      "U+23,U+3C-3E,U+5B-60,U+7B-7E,U+A1-A8,U+AA-AF,U+B1-B6,U+B8-DE,U+152,U+2022,U+2039-203A,U+20AC,U+2122,U+2212",
  },
  {
    name: "anek-bangla-text",
    family: "Anek Bangla",
    weight: "400 549",
    range: "U+951-952,U+964-965,U+980-9FE,U+200C-200D",
  },
  {
    name: "anek-bangla-bold",
    family: "Anek Bangla",
    weight: "550 780",
    range: "U+951-952,U+964-965,U+980-9FE,U+200C-200D",
  },
]
  .map(
    ({ name, family, weight, range }) =>
      `@font-face{font-family:"${family}";src:url(/fonts/${name}.woff2);font-weight:${weight};font-display:swap;${range ? `unicode-range:${range}` : ""}}`,
  )
  .join("\n");

const STYLE = `
${FACES}
:root{color-scheme:light dark;--page:light-dark(#faf6ef,#0f0f2a);--surface:light-dark(#fff,#1e1e4a);--strong:light-dark(#16163a,#faf6ef);--body:light-dark(#33335a,#dedbea);--muted:light-dark(#5b5b78,#b3b1cf);--edge:light-dark(#827f93,#7d7baa);--danger:light-dark(#9f1d16,#ffa79c);--danger-ground:light-dark(#fbe7e2,#451a20);--focus:light-dark(#2b2e83,#f0a202);--thread:light-dark(#c8372d,#f0a202)}
*{box-sizing:border-box}
body{margin:0;padding:clamp(2rem,6vw,5rem) clamp(1.25rem,6vw,6.5rem);background:var(--page);color:var(--body);font:1.0625rem/1.55 "Anek Latin","Anek Bangla",system-ui,sans-serif}
main{max-width:40rem}
h1{margin:0 0 1rem;color:var(--strong);font-size:clamp(2rem,1.5rem + 2vw,3rem);font-weight:680;line-height:1.08;text-wrap:balance}
h1+hr{width:8.4rem;height:3px;margin:0 0 1.5rem;border:0;background:repeating-linear-gradient(90deg,var(--thread) 0 .7rem,transparent .7rem 1.1rem)}
:lang(bn){line-height:1.72}
:lang(bn) h1{line-height:1.35}
.notice{margin:0 0 1rem;padding:1rem 1.25rem;border-left:4px solid var(--danger);border-radius:8px;background:var(--danger-ground);color:var(--strong)}
.notice p,.notice ul{margin:0}
.notice a{color:inherit}
form{display:grid;gap:1.25rem;margin:1.5rem 0 2rem}
label{display:block;margin-bottom:.4rem;color:var(--strong);font-size:.9375rem;font-weight:600}
label span{color:var(--muted);font-weight:400}
input,select,textarea{width:100%;min-height:3.25rem;padding:.75rem 1rem;border:1.5px solid var(--edge);border-radius:8px;background:var(--surface);color:var(--strong);font:inherit}
textarea{min-height:12rem;resize:vertical}
[readonly]{background:none}
[aria-invalid]{border:2px solid var(--danger)}
.wrong{margin:.4rem 0 0;color:var(--danger);font-size:.9375rem}
.trap{position:absolute;left:-100vw;width:1px;height:1px;overflow:hidden}
button{min-height:3.375rem;padding:.5rem 1.6rem;justify-self:start;border:0;border-radius:12px;background:#c8372d;color:#fff;font:inherit;font-weight:600;cursor:pointer}
button:hover{background:#ac2b22}
:focus-visible{outline:3px solid var(--focus);outline-offset:2px}
main>a{color:var(--strong)}
@media (prefers-reduced-motion:no-preference){@view-transition{navigation:auto}}
`;

const CSP = [
  "default-src 'none'",
  `style-src 'sha256-${createHash("sha256").update(STYLE).digest("base64")}'`,
  "font-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join("; ");

export interface PlainPage {
  status: number;
  /** Language of its words. */
  lang: Locale;
  title: string;
  /** What stands under the title, as HTML that is safe already. */
  body: string;
  headers?: Record<string, string>;
}

/**
 * The page as an answer: no script, nothing from elsewhere, kept out of caches and search engines.
 */
export function plainPage({ status, lang, title, body, headers = {} }: PlainPage): Response {
  const html = `<!doctype html>
<html lang="${lang}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<h1>${title}</h1>
<hr>
${body}
</main>
</body>
</html>
`;
  return new Response(html, {
    status,
    headers: {
      ...PLAIN_HEADERS,
      "content-type": "text/html; charset=utf-8",
      "content-security-policy": CSP,
      "referrer-policy": "same-origin",
      ...headers,
    },
  });
}
