/** Cutting texts for cards. A cut text ends in one ellipsis; a short one stays as it is. */

const ELLIPSIS = "…";

/**
 * At most `max` characters (as people count them, so no emoji or conjunct is split), then an ellipsis. The cut falls after the
 * last whole word; only a single word longer than `max` is broken.
 */
export function cutText(text: string, max: number): string {
  const whole = text.trim();
  const characters = Array.from(new Intl.Segmenter().segment(whole), (part) => part.segment);
  if (characters.length <= max) return whole;
  const kept = characters.slice(0, max);
  const wordEnd = /\s/.test(characters[max] ?? "") ? max : kept.findLastIndex((character) => /\s/.test(character));
  return trimEnd(kept.slice(0, wordEnd > 0 ? wordEnd : max).join("")) + ELLIPSIS;
}

/** The first `max` words, then an ellipsis. */
export function cutWords(text: string, max: number): string {
  const words = text.trim().split(/\s+/);
  if (words.length <= max) return words.join(" ");
  return trimEnd(words.slice(0, max).join(" ")) + ELLIPSIS;
}

/** `"Title - description"` split at its first `" - "`; without one the whole text is the title. */
export function splitBullet(bullet: string): { title: string; description: string } {
  const at = bullet.indexOf(" - ");
  if (at < 0) return { title: bullet.trim(), description: "" };
  return { title: bullet.slice(0, at).trim(), description: bullet.slice(at + 3).trim() };
}

/** A text cut just before an ellipsis must not end in a space or a comma. */
function trimEnd(text: string): string {
  return text.replace(/[\s,;:.–—-]+$/u, "");
}
