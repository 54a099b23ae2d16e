/**
 * Pages made by functions, for browsers without JavaScript and for links in mails. The content is
 * placed in the site's frame, a page that the build writes for each language.
 */
import type { ReactElement } from "react";
import { addressIn, FRAME, type Locale, LOCALES } from "#domain/links.ts";
import { cspHash } from "#domain/text/csp-hash.ts";
import { PLAIN_HEADERS } from "#server/http/http.ts";
import { escapeHtml } from "#server/mail/mail-text.ts";
import { type Frame, readFrame } from "./frame.ts";

export interface FramedPage {
  status?: number;
  locale: Locale;
  title: string;
  /** The page's address, for the language switch, which occurs in the page a dozen times. */
  address: string;
  headers?: Record<string, string>;
  /** Elements of style sheets that the frame does not have. */
  styles?: readonly string[];
}

/** Returns the page as a response, kept out of caches and search engines. */
export async function framedPage(
  request: Request,
  { status = 200, locale, title, address, headers = {}, styles = [] }: FramedPage,
  content: ReactElement,
): Promise<Response> {
  const [words, frame] = await Promise.all([drawn(content), readFrame(request, locale)]);
  const page = frame
    ? { html: fillFrame(frame, title, words, address, styles), headers: frame.headers }
    : await barePage(locale, title, words);
  return new Response(page.html, {
    status,
    headers: {
      ...PLAIN_HEADERS,
      "content-type": "text/html; charset=utf-8",
      ...page.headers,
      ...headers,
    },
  });
}

async function drawn(content: ReactElement): Promise<string> {
  // Loaded only here: most posts need no page.
  const { renderToStaticMarkup } = await import("react-dom/server");
  return renderToStaticMarkup(content);
}

/** Replaces the frame's own content and points the language switch to this page. */
function fillFrame(
  { before, after }: Frame,
  title: string,
  words: string,
  address: string,
  styles: readonly string[],
): string {
  const around = (html: string) =>
    LOCALES.reduce(
      (page, language) =>
        page.replaceAll(
          `"${addressIn(language, FRAME)}"`,
          () => `"${escapeHtml(addressIn(language, address))}"`,
        ),
      html,
    );
  const more = styles.filter((link) => !before.includes(link)).join("");
  const head = around(before)
    .replace("<title>", () => `<title>${escapeHtml(title)} - `)
    .replace("</head>", () => `${more}</head>`);
  return head + words + around(after);
}

const STYLE =
  ":root{color-scheme:light dark}body{max-width:40rem;margin:2rem auto;padding:0 1rem;font:1rem/1.5 sans-serif}" +
  ".form-trap{position:absolute;clip-path:inset(50%)}input,select,textarea{width:100%}svg{display:none}";

/** Without the frame a page loses only its looks. */
async function barePage(locale: Locale, title: string, words: string) {
  const html = `<!doctype html><html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><title>${escapeHtml(title)}</title><style>${STYLE}</style></head><body><main>${words}</main></body></html>`;
  const policy = [
    "default-src 'none'",
    `style-src '${await cspHash(STYLE)}'`,
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ];
  return { html, headers: { "content-security-policy": policy.join("; ") } };
}
