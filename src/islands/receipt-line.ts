/** The line that a closed request dialog leaves on the page. */
import type { Locale } from "#domain/links.ts";
import { fill } from "#domain/text/words.ts";
import type { Receipt } from "./send-enquiry.ts";

export interface ReceiptLineTexts {
  /** With `{number}`. */
  left: string;
  /** Of the link. */
  see: string;
}

/**
 * Writes "Request NW-7F3K-2 sent. See its receipt" after the form of the button that asked, in
 * place of an earlier one. A live region that is there before its words is announced once.
 */
export function leaveReceipt(
  opener: HTMLElement,
  { number, url }: Receipt,
  { left, see }: ReceiptLineTexts,
  locale: Locale,
): void {
  const place = opener.closest("form") ?? opener;
  const last = place.nextElementSibling;
  const line = last?.matches(".request-sent") ? last : document.createElement("p");
  line.className = "request-sent";
  line.role = "status";
  line.replaceChildren();
  if (line !== last) place.after(line);
  const link = document.createElement("a");
  link.href = url;
  link.textContent = see;
  setTimeout(() => line.replaceChildren(fill(left, { number }, locale), " ", link));
}
