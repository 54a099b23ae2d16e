/**
 * The built site in memory: resolves paths to files, and keeps their bytes in the encodings that
 * browsers prefer.
 */
import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { extname, join, relative, sep } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

export interface SiteFile {
  /** From the site's root, with a leading slash. */
  path: string;
  type: string;
  hash: string;
  bytes: Buffer;
  encoded: Partial<Record<Encoding, Promise<Buffer>>>;
}

export type Encoding = "br" | "gzip";

/** The target of a path: a file, or the canonical spelling of the page. */
export type Resolution = { file: string } | { moved: string } | undefined;

const TYPES: Record<string, string> = {
  ".html": "text/html; charset=UTF-8",
  ".css": "text/css; charset=UTF-8",
  ".js": "application/javascript; charset=UTF-8",
  ".mjs": "application/javascript; charset=UTF-8",
  ".json": "application/json; charset=UTF-8",
  ".map": "application/json; charset=UTF-8",
  ".webmanifest": "application/manifest+json; charset=UTF-8",
  ".xml": "application/xml; charset=UTF-8",
  ".rss": "application/rss+xml; charset=UTF-8",
  ".txt": "text/plain; charset=UTF-8",
  ".md": "text/markdown; charset=UTF-8",
  ".svg": "image/svg+xml; charset=UTF-8",
  ".png": "image/png",
  ".jpg": "image/jpeg",
  ".jpeg": "image/jpeg",
  ".gif": "image/gif",
  ".webp": "image/webp",
  ".avif": "image/avif",
  ".ico": "image/x-icon",
  ".woff2": "font/woff2",
  ".woff": "font/woff",
  ".ttf": "font/ttf",
  ".mp4": "video/mp4",
  ".webm": "video/webm",
  ".pdf": "application/pdf",
  ".wasm": "application/wasm",
};

const COMPRESSIBLE = /^(text\/|application\/(javascript|json|manifest|xml|rss)|image\/svg)/;
/** Bytes below which compression costs more than it saves. */
const SMALLEST_COMPRESSED = 512;
/**
 * A level that CDNs use on the fly; a higher one would make local measurements better than the live
 * site.
 */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } };
const compress = {
  br: (bytes: Buffer) => promisify(brotliCompress)(bytes, BROTLI),
  gzip: promisify(gzip),
};

/** The redirects of the build: the host reads them, visitors cannot. */
export const RULES = "/_redirects";

/** Path in lower case -> path. Netlify's paths are case-insensitive. */
type Index = ReadonlyMap<string, string>;

export class Site {
  #folder: string;
  readonly #exact: ReadonlySet<string>;
  readonly #lower: Index;
  readonly #files = new Map<string, Promise<SiteFile>>();

  private constructor(folder: string, paths: readonly string[]) {
    this.#folder = folder;
    this.#exact = new Set(paths);
    this.#lower = new Map(paths.map((path) => [path.toLowerCase(), path]));
  }

  /**
   * Lists a folder; dot files stay private, except `.well-known`. A missing folder is an empty
   * site.
   */
  static async load(folder: string): Promise<Site> {
    const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
    const paths = entries
      .filter((entry) => entry.isFile())
      .map(
        (entry) => `/${relative(folder, join(entry.parentPath, entry.name)).split(sep).join("/")}`,
      )
      .filter((path) => !/\/\.(?!well-known\/)/.test(path) && path !== RULES);
    return new Site(folder, paths);
  }

  /** Points to the folder that now has the files. */
  moveTo(folder: string): void {
    this.#folder = folder;
  }

  /**
   * Resolves Netlify's pretty URLs. `/file` is file.html and `/folder/` is folder/index.html; the
   * other spelling of each is redirected, and so is a page in capitals. The result is always a
   * listed file, so no path can leave the site.
   */
  resolve(pathname: string): Resolution {
    const path = decode(pathname);
    const exact = this.#find(path, (name) => (this.#exact.has(name) ? name : undefined));
    if (exact) return exact;
    const found = this.#find(path.toLowerCase(), (name) => this.#lower.get(name));
    if (!found || "moved" in found) return found && { moved: found.moved.toLowerCase() };
    // Pages redirect to their canonical address; pictures, scripts and styles are served directly.
    const isPage = found.file.endsWith(".html") && pathname !== pathname.toLowerCase();
    return isPage ? { moved: pathname.toLowerCase() } : found;
  }

  #find(path: string, look: (name: string) => string | undefined): Resolution {
    const bare = path.replace(/\/+$/, "");
    const page = look(`${bare}.html`);
    const index = look(`${bare}/index.html`);
    if (path.endsWith("/")) {
      if (index && (bare === "" || !page)) return { file: index };
      return page && bare !== "" ? { moved: encodeURI(bare) } : undefined;
    }
    const file = look(path) ?? page;
    if (file) return { file };
    return index ? { moved: encodeURI(`${bare}/`) } : undefined;
  }

  /** The file at a path from `resolve`, read once. */
  read(path: string): Promise<SiteFile> {
    const known = this.#files.get(path);
    if (known) return known;
    // The folder may move in between.
    const bytes = readFile(join(this.#folder, path)).catch(() =>
      readFile(join(this.#folder, path)),
    );
    const reading = bytes.then((bytes) => {
      const hash = createHash("sha256").update(bytes).digest("base64url").slice(0, 27);
      return {
        path,
        bytes,
        hash,
        type: TYPES[extname(path).toLowerCase()] ?? "application/octet-stream",
        encoded: {},
      };
    });
    this.#files.set(path, reading);
    // A failed read is forgotten, as the file may return.
    reading.catch(() => this.#files.delete(path));
    return reading;
  }
}

/** The best encoding that the client accepts and that makes this file smaller. */
export function chooseEncoding(file: SiteFile, accepted: string | undefined): Encoding | undefined {
  if (!accepted || file.bytes.byteLength < SMALLEST_COMPRESSED || !COMPRESSIBLE.test(file.type))
    return undefined;
  const refused = /(br|gzip)\s*;\s*q=0(?:\.0*)?(?:\s*,|\s*$)/g;
  const names = accepted.replace(refused, "");
  return /\bbr\b/.test(names) ? "br" : /\bgzip\b/.test(names) ? "gzip" : undefined;
}

/** The file's bytes in an encoding, compressed once. */
export function encodedBytes(
  file: SiteFile,
  encoding: Encoding | undefined,
): Promise<Buffer> | Buffer {
  return encoding ? (file.encoded[encoding] ??= compress[encoding](file.bytes)) : file.bytes;
}

function decode(pathname: string): string {
  return pathname.includes("%") ? decodeURIComponent(pathname) : pathname;
}
