/** External addresses: a chat with a prepared message, a call, and the agency's map. */
import type { SiteContent } from "./site.ts";

/** Address that starts a chat with an international number. */
export function chatAddress(phone: string): string {
  return `https://wa.me/${dialled(phone)}`;
}

/** The digits that are dialled from abroad: without the `(0)` for callers in the country. */
function dialled(phone: string): string {
  return phone.replace(/\(\s*0\s*\)/, "").replace(/\D/g, "");
}

/** `url` with `text` as its parameter, spaces as `%20` (messaging apps show a `+` literally). */
export function chatLink(url: string, text: string): string {
  return `${url}${url.includes("?") ? "&" : "?"}text=${encodeURIComponent(text)}`;
}

const MAP = "https://www.openstreetmap.org";

/** The map page, and the embeddable map, two tiles by one, with a marker on the place. */
export function mapLinks({ latitude, longitude, zoom }: SiteContent["contacts"]["map"]): {
  page: string;
  embed: string;
} {
  const across = 360 / 2 ** zoom;
  const up = (across / 2) * Math.cos((latitude * Math.PI) / 180);
  const box = [longitude - across, latitude - up, longitude + across, latitude + up].map(
    (degrees) => degrees.toFixed(5),
  );
  return {
    page: `${MAP}/?mlat=${latitude}&mlon=${longitude}#map=${zoom}/${latitude}/${longitude}`,
    embed: `${MAP}/export/embed.html?bbox=${box.join("%2C")}&layer=mapnik&marker=${latitude}%2C${longitude}`,
  };
}

/** The name by which people know the service behind an address, like `cal.com`. */
export function hostOf(address: string): string {
  return new URL(address).host.replace(/^www\./, "");
}

/** `tel:` address of an international number as people write it. */
export function phoneLink(phone: string): string {
  return `tel:+${dialled(phone)}`;
}

/**
 * `mailto:` address of a new mail; with an empty `to`, the writer adds the recipient. Line ends are
 * CRLF, as in mails.
 */
export function mailLink(to: string, fields: { subject: string; body?: string }): string {
  const parts = Object.entries(fields).map(
    ([name, text]) => `${name}=${encodeURIComponent(text.replace(/\r?\n/g, "\r\n"))}`,
  );
  return `mailto:${to}?${parts.join("&")}`;
}
