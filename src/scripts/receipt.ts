/** The page of a receipt: its times as the reader's clock shows them. */
import type { Locale } from "#domain/links.ts";
import { momentIn } from "#domain/text/dates.ts";

export function showReceipt(page: HTMLElement): void {
  const moment = momentIn(document.documentElement.lang as Locale);
  for (const time of page.querySelectorAll("time"))
    time.textContent = moment(new Date(time.dateTime));
  const zone = page.querySelector<HTMLElement>("[data-own-zone]");
  if (zone) zone.textContent = zone.dataset["ownZone"] ?? "";

  // The words after sending are for once: not after a reload, and not in a bookmark.
  const address = new URL(location.href);
  if (!address.searchParams.has("sent")) return;
  address.searchParams.delete("sent");
  history.replaceState(history.state, "", address);
}
