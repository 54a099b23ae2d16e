/**
 * The pictures of `content/` for the staff's library: where files use them, and what they say about
 * them in each language. The build knows them; functions read the list that it writes.
 */
import { glob, readFile } from "node:fs/promises";
import { basename, dirname, extname, join, normalize } from "node:path";
import { fileURLToPath } from "node:url";
import type { Loader } from "astro/loaders";
import sharp from "sharp";
import { parse } from "yaml";
import type { ContentPicture, PictureUse } from "#domain/api/picture-library.ts";
import { DEFAULT_LOCALE, type Locale, LOCALES } from "#domain/links.ts";
import { hashOf } from "#server/pictures/pictures.ts";
import { frontMatter } from "./content-pages.ts";

/** Without the address, which the build makes of `src`, the file from the project's folder. */
export type ContentFile = Omit<ContentPicture, "url"> & { src: string };

const FOLDER = "_images";
const FILES = `content/*/${FOLDER}/*.{avif,gif,jpeg,jpg,png,webp}`;
const PICTURE = new RegExp(`(?:^|/)${FOLDER}/[^/]+\\.\\w+$`);
/** `![A boat](../_images/boat.jpg)` in a text. */
const IN_TEXT = /!\[(?<alt>[^\]]*)\]\((?<src>[^)\s]+)[^)]*\)/g;

/** A mention of a picture in a file. */
interface Mention {
  src: string;
  alt: string;
  field: string;
}

export function contentPictures(): Loader {
  return {
    name: "content-pictures",
    async load({ store, parseData, config }) {
      store.clear();
      for (const picture of await readContentPictures(fileURLToPath(config.root))) {
        const data = { ...picture, src: `/${picture.src}` };
        store.set({ id: picture.src, data: await parseData({ id: picture.src, data }) });
      }
    },
  };
}

/** The pictures in the order of their files. Throws when a file of `content/` cannot be read. */
export async function readContentPictures(root: string): Promise<ContentFile[]> {
  const files = (await Array.fromAsync(glob(FILES, { cwd: root }))).sort();
  const pictures = new Map(await Promise.all(files.map((file) => readFacts(root, file))));
  // English first: its files name the uses.
  const locales = LOCALES.toSorted(
    (a, b) => Number(b === DEFAULT_LOCALE) - Number(a === DEFAULT_LOCALE),
  );
  for (const locale of locales) {
    const patterns = [`content/*/${locale}/*.mdx`, `content/*/${locale}.yaml`];
    const texts = await Array.fromAsync(glob(patterns, { cwd: root }));
    for (const path of texts.sort()) addMentions(pictures, path, locale, await read(root, path));
  }
  for (const [file, picture] of pictures)
    // The site's own pictures also have fixed places.
    if (picture.uses.length === 0 && file.startsWith("content/site/"))
      picture.uses.push({ place: "content", kind: "site", _id: "content/site", title: "" });
  return [...pictures.values()];
}

async function readFacts(root: string, file: string): Promise<[string, ContentFile]> {
  const bytes = await readFile(join(root, file));
  const { width, height, format } = await sharp(bytes).metadata();
  const kind = extname(file).slice(1).replace("jpeg", "jpg");
  return [
    file,
    {
      key: `${kind}/${hashOf(bytes)}`,
      src: file,
      name: basename(file),
      type: `image/${format === "heif" ? "avif" : format}`,
      width,
      height,
      bytes: bytes.byteLength,
      alts: {},
      uses: [],
    },
  ];
}

const read = (root: string, path: string) => readFile(join(root, path), "utf8");

function addMentions(
  pictures: ReadonlyMap<string, ContentFile>,
  path: string,
  locale: Locale,
  text: string,
): void {
  const [, kind = ""] = path.split("/");
  const isPage = path.endsWith(".mdx");
  const fields = parse(isPage ? frontMatter(text) : text) as Record<string, unknown>;
  const title = [fields["serviceType"], fields["title"], fields["name"]].find(
    (name) => typeof name === "string",
  );
  // The same file in another language is the same use.
  const _id = path.replace(`/${locale}`, `/${DEFAULT_LOCALE}`);
  for (const { src, alt, field } of [...mentionsOf(fields), ...(isPage ? inText(text) : [])]) {
    const picture =
      pictures.get(normalize(join(dirname(path), src))) ??
      pictures.get(`content/${kind}/${FOLDER}/${src}`);
    if (!picture) continue;
    if (alt !== "") picture.alts[locale] ??= alt;
    const use: PictureUse = { place: "content", kind, _id, title: title ?? "", field };
    if (!picture.uses.some((known) => known._id === _id && known.field === field))
      picture.uses.push(use);
  }
}

/** Every picture named in the facts of a file, by its top field, with the description beside it. */
function mentionsOf(fields: Record<string, unknown>): Mention[] {
  const found: Mention[] = [];
  const walk = (value: unknown, field: string, alt: string): void => {
    if (typeof value === "string") {
      if (PICTURE.test(value) || /^[\w-]+\.(?:avif|gif|jpe?g|png|webp)$/.test(value))
        found.push({ src: value, alt, field });
    } else if (Array.isArray(value)) for (const item of value) walk(item, field, "");
    else if (typeof value === "object" && value !== null) {
      const own = "alt" in value && typeof value.alt === "string" ? value.alt : "";
      for (const inner of Object.values(value)) walk(inner, field, own);
    }
  };
  for (const [field, value] of Object.entries(fields)) walk(value, field, "");
  return found;
}

function inText(text: string): Mention[] {
  return Array.from(text.matchAll(IN_TEXT), ({ groups: { alt = "", src = "" } = {} }) => ({
    src,
    alt,
    field: "text",
  }));
}
