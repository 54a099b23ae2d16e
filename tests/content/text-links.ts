/**
 * Where the links and pictures of a text lead. Addresses inside the site are checked with those of
 * the fields (`links.ts`).
 */
import { nearest } from "#domain/text/nearest.ts";
import { headingId } from "#site/markdown/anchors.ts";
import { pictureAt } from "./fields.ts";
import { hasWords, nodesOf, type Said, type TextNode } from "./text-nodes.ts";

type Problem = Omit<Said, "line"> | undefined;

const SCHEMES = ["http:", "https:", "mailto:", "tel:"];
const PHOTO = /\.(?:jpe?g|png|webp|avif)$/;

export function linkProblem(node: TextNode): Problem {
  const href = targetOf(node, "href");
  const isHere = /^(?:\/(?!\/)|#.)/.test(href);
  const scheme = URL.canParse(href) ? new URL(href).protocol : "";
  if (!isHere && !SCHEMES.includes(scheme))
    return {
      message: `Leads to '${href}'. An address begins with https://, mailto:, tel:, / (a page of this site) or # (a heading of this text).`,
    };
  return hasWords(node) || nodesOf(node).some(({ tagName }) => tagName === "img")
    ? undefined
    : { message: `The link to '${href}' has no words. Write them between the brackets.` };
}

/**
 * The signs of a link that could not be made stay as they were typed; those behind a backslash are
 * meant.
 */
export function brokenLinkProblem({ position }: TextNode, body: string): Problem {
  const typed = position ? body.slice(position.start.offset, position.end.offset) : "";
  if (!/(?<!\\)(?:\\\\)*\]\(/.test(typed)) return undefined;
  return {
    message:
      "Shows ]( as it is: no link could be made. Write a space in an address as %20, put a note behind the link, or write \\]( for the signs alone.",
  };
}

/** @param ids of the text's headings, as the page has them. */
export function anchorProblem(node: TextNode, ids: readonly string[]): Problem {
  const href = targetOf(node, "href");
  if (
    !href.startsWith("#") ||
    node.properties?.["dataFootnoteRef"] ||
    node.properties?.["dataFootnoteBackref"] !== undefined
  )
    return undefined;
  const address = href.slice(1);
  if (ids.includes(headingId(address))) return undefined;
  const prefix = headingId("").length;
  const known = ids.map((id) => id.slice(prefix));
  const suggestion = nearest(address, known);
  return {
    message: `There is no heading '#${address}' in this text.`,
    suggestion: suggestion && `#${suggestion}`,
  };
}

/** @param folder of the file that names the picture. */
export function pictureProblem(node: TextNode, folder: string): Problem {
  const src = targetOf(node, "src");
  if (/^(?:[a-z][a-z\d+.-]*:|\/)/i.test(src))
    return {
      message: `Shows '${src}', which the site's policy blocks. Put the file into _images and write ../_images/ and its name.`,
    };
  const seen = pictureAt(folder).safeParse(src).error?.issues[0];
  if (seen) {
    const suggestion: unknown = seen.code === "custom" ? seen.params?.["suggestion"] : undefined;
    return {
      message: seen.message,
      suggestion: typeof suggestion === "string" ? suggestion : undefined,
    };
  }
  if (!PHOTO.test(src))
    return { message: `Shows '${src}'. Pictures of a text are JPEG, PNG, WebP or AVIF.` };
  const alt = String(node.properties?.["alt"] ?? "").trim();
  return alt
    ? undefined
    : { message: `The picture '${src}' has no words. Say between the brackets what is seen.` };
}

/** Parsers write letters beyond ASCII in percent. */
function targetOf({ properties }: TextNode, key: "href" | "src"): string {
  const written = String(properties?.[key] ?? "");
  try {
    return decodeURI(written);
  } catch {
    return written;
  }
}
