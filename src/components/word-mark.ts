/**
 * Word marks: single shapes in the surrounding text colour, drawn by `<use>` from one cached file.
 */
export interface WordMark {
  href: string;
  width: number;
  height: number;
}

const files = import.meta.glob<{ default: ImageMetadata }>("/content/marks/*.svg", { eager: true });

/** Returns the word mark `content/marks/<name>.svg`. Throws if it does not exist. */
export function wordMark(name: string): WordMark {
  const file = files[`/content/marks/${name}.svg`];
  if (!file) throw new Error(`There is no word mark content/marks/${name}.svg.`);
  return asWordMark(file.default);
}

export function asWordMark({ src, width, height }: ImageMetadata): WordMark {
  return { href: `${src}#mark`, width, height };
}
