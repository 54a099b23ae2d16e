/** Pages of this deploy as templates: the record's own page, or that of another record. */
import { FRAME_WAIT } from "#domain/limits.ts";
import { type Locale, siteLinks } from "#domain/links.ts";
import type { RecordKind } from "#domain/records/record.ts";
import { deployAddress } from "#server/env/env.ts";
import { logFailure } from "#server/http/log.ts";

export interface Template {
  html: string;
  /** The elements of its style sheets. */
  styles: readonly string[];
  /** Whether it is the record's own page, not a borrowed one. */
  own: boolean;
}

/** `undefined` when no page of the kind can be had. */
export async function templateOf(
  request: Request,
  kind: Exclude<RecordKind, "questions">,
  slug: string | undefined,
  locale: Locale,
): Promise<Template | undefined> {
  const links = siteLinks(locale);
  const at = kind === "services" ? links.service : links.project;
  const own = slug === undefined ? undefined : await fetchPage(request, at(slug));
  if (own !== undefined) return template(own, true);
  const list = await fetchPage(request, links[kind]);
  const [, path] = new RegExp(`href="(${at("")}[a-z0-9-]+)"`).exec(list ?? "") ?? [];
  const other = path === undefined ? undefined : await fetchPage(request, path);
  return other === undefined ? undefined : template(other, false);
}

function template(html: string, own: boolean): Template {
  const styles = Array.from(html.matchAll(/<link rel="stylesheet"[^>]*>/g), ([link]) => link);
  return { html, styles, own };
}

async function fetchPage(request: Request, path: string): Promise<string | undefined> {
  try {
    const answer = await fetch(deployAddress(request) + path, {
      // A page that is not there leads elsewhere.
      redirect: "manual",
      signal: AbortSignal.timeout(FRAME_WAIT),
    });
    return answer.ok ? await answer.text() : undefined;
  } catch (error) {
    logFailure(`page ${path} as a template`, error);
    return undefined;
  }
}
