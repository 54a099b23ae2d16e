/**
 * The word marks of the platforms: single shapes in the surrounding text colour, drawn by `<use>`
 * from one cached file.
 */
export interface WordMark {
  href: string;
  width: number;
  height: number;
}

const files = import.meta.glob<{ default: ImageMetadata }>("./logos/*.svg", { eager: true });

/** Returns a word mark. Throws when `src/components/logos` has no such file. */
export function wordMark(name: string): WordMark {
  const file = files[`./logos/${name}.svg`];
  if (!file) throw new Error(`There is no word mark named '${name}' in src/components/logos.`);
  return asWordMark(file.default);
}

export function asWordMark({ src, width, height }: ImageMetadata): WordMark {
  return { href: `${src}#mark`, width, height };
}
