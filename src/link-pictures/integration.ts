import { createHash, randomUUID } from "node:crypto";
import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import type { AstroIntegration, AstroIntegrationLogger } from "astro";
import sharp from "sharp";
import { pathWithoutLocale } from "#domain/links.ts";
import { memoize } from "#domain/text/intl.ts";
import { builtPages } from "./built-pages.ts";
import { drawLinkPicture, type LinkPicture } from "./draw.ts";
import { missingLetters } from "./lettering.ts";

/** Dithering would visibly spread a colour's rounding over a whole cloth. */
const PNG = { palette: true, effort: 4, dither: 0 };

/**
 * Makes the `og:image` picture of each built page. It shows data from the page's head, so that a
 * new page needs no extra work. Each picture is drawn once and kept in Astro's cache under the hash
 * of its drawing.
 */
export function linkPictures(): AstroIntegration {
  let cache: URL;
  return {
    name: "link-pictures",
    hooks: {
      "astro:config:done": ({ config }) => {
        cache = new URL("link-pictures/", config.cacheDir);
      },
      "astro:build:done": async ({ dir, logger }) => {
        const started = performance.now();
        await mkdir(cache, { recursive: true });
        // An untranslated page shares one picture in all languages.
        const draw = memoize(async (asked: string) =>
          picture(await drawLinkPicture(JSON.parse(asked) as LinkPicture), cache),
        );
        const made = await Promise.all(
          (await builtPages(dir)).map((page) => makePicture(page, dir, draw, logger)),
        );
        logger.info(
          `${made.filter(Boolean).length} pictures in ${((performance.now() - started) / 1000).toFixed(1)} s`,
        );
      },
    },
  };
}

/**
 * Returns whether the page asked for a picture. Staff texts may have letters that no font has: the
 * picture is drawn without them.
 */
async function makePicture(
  page: URL,
  dir: URL,
  draw: (asked: string) => Promise<Uint8Array>,
  logger: AstroIntegrationLogger,
): Promise<boolean> {
  const request = wanted(await readFile(page, "utf8"));
  if (!request) return false;
  const { address, ...asked } = request;
  const missing = missingLetters(`${asked.brand} ${asked.title} ${asked.description}`);
  if (missing.length > 0)
    logger.warn(`${address}: drawn without ${missing.join(", ")}, which no font has`);
  const file = new URL(`.${address}`, dir);
  await mkdir(new URL(".", file), { recursive: true });
  await writeFile(file, await draw(JSON.stringify(asked)));
  return true;
}

/** The picture data in the page's head; `undefined` for a page without a picture. */
function wanted(html: string): (LinkPicture & { address: string }) | undefined {
  const meta = (property: string) =>
    decoded(new RegExp(`<meta property="${property}" content="([^"]*)"`).exec(html)?.[1] ?? "");
  const [image, url] = [meta("og:image"), meta("og:url")];
  if (!image || !url) return undefined;
  return {
    address: new URL(image).pathname,
    path: pathWithoutLocale(new URL(url).pathname),
    brand: meta("og:site_name"),
    title: meta("og:title"),
    description: meta("og:description"),
  };
}

async function picture(svg: string, cache: URL): Promise<Uint8Array> {
  const key = createHash("sha256")
    .update(`${sharp.versions.sharp} ${JSON.stringify(PNG)} ${svg}`)
    .digest("base64url");
  const file = new URL(`${key}.png`, cache);
  try {
    return await readFile(file);
  } catch {
    const png = await sharp(Buffer.from(svg)).png(PNG).toBuffer();
    // Another build, or another page with the same picture, may write it at the same moment, so a
    // file never appears half-written.
    const half = new URL(`${key}.${randomUUID()}`, cache);
    await writeFile(half, png);
    await rename(half, file);
    return png;
  }
}

/** Attributes of a page are escaped; these are all of Astro's escapes. */
function decoded(text: string): string {
  const named: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"' };
  return text.replace(/&(?:#(\d+)|(\w+));/g, (whole, code: string | undefined, name: string) =>
    code ? String.fromCodePoint(Number(code)) : (named[name] ?? whole),
  );
}
