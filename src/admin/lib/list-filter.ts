/** Whether a text contains the query, ignoring case and accents. */
export function contains(text: string, query: string): boolean {
  return plain(text).includes(plain(query.trim()));
}

/** Normalizes a text for searching. */
export function plain(text: string): string {
  return text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();
}
