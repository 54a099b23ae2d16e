/** Marks where a value begins and ends in a text; a character that no text has. */
const EDGE = "\uE000";

/** A value that stands out in a text which `Told` shows, wherever a language puts it. */
export function bold(value: string): string {
  return EDGE + value + EDGE;
}

/**
 * `<Told text={t("dashboard.activity.told.created", { who: bold(name), what: bold(title) })} />`
 */
export function Told({ text }: { text: string }) {
  return text
    .split(EDGE)
    .map((part, index) => (index % 2 === 1 ? <b key={index}>{part}</b> : part));
}
