/**
 * Word marks: single shapes in the surrounding text colour, drawn by `<use>` from one cached
 * file.
 */
export interface WordMark {
  href: string;
  width: number;
  height: number;
}

type Files = Record<string, { default: ImageMetadata }>;

const own: Files = import.meta.glob("./logos/*.svg", { eager: true });
const ofContent: Files = import.meta.glob("/content/marks/*.svg", { eager: true });

/** Throws when neither `content/marks` nor `./logos` has such a file. */
export function wordMark(name: string): WordMark {
  const file = ofContent[`/content/marks/${name}.svg`] ?? own[`./logos/${name}.svg`];
  if (!file) throw new Error(`There is no word mark content/marks/${name}.svg.`);
  return asWordMark(file.default);
}

export function asWordMark({ src, width, height }: ImageMetadata): WordMark {
  return { href: `${src}#mark`, width, height };
}
