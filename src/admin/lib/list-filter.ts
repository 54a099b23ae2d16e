/** Whether a text contains what was searched, without regard to capitals and accents. */
export function contains(text: string, query: string): boolean {
  return plain(text).includes(plain(query.trim()));
}

/** A text without what makes no difference to a search. */
export function plain(text: string): string {
  return text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();
}
