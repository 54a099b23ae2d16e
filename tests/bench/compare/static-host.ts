/**
 * Serves any static build over HTTP/2 with brotli, as a CDN does, so that two builds are measured
 * alike.
 */
import { execFileSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync } from "node:fs";
import { createSecureServer } from "node:http2";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { extname, join } from "node:path";
import { brotliCompressSync, constants } from "node:zlib";
import { memoize } from "#domain/text/intl.ts";

export interface StaticHost {
  /** `https://localhost:<port>`, with a certificate that browsers do not trust. */
  url: string;
  close(): void;
}

const TYPES: Record<string, string> = {
  ".html": "text/html; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".json": "application/json",
  ".webmanifest": "application/manifest+json",
  ".xml": "application/xml",
  ".svg": "image/svg+xml",
  ".webp": "image/webp",
  ".avif": "image/avif",
  ".jpg": "image/jpeg",
  ".png": "image/png",
  ".ico": "image/x-icon",
  ".woff2": "font/woff2",
};
const COMPRESSED = /^(?:text|application)\/|svg/;
/** The compression level of Netlify's edge. */
const QUALITY = { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } };

/** Serves `dir`. Throws without `openssl`, which makes the certificate. */
export async function startStaticHost(dir: string): Promise<StaticHost> {
  const read = memoize((file: string) => {
    const type = TYPES[extname(file)] ?? "application/octet-stream";
    const bytes = readFileSync(file);
    return COMPRESSED.test(type)
      ? { type, bytes: brotliCompressSync(bytes, QUALITY), encoding: "br" }
      : { type, bytes };
  });
  const server = createSecureServer(certificate(), (request, response) => {
    const path = decodeURIComponent(new URL(request.url, "https://localhost").pathname);
    const found = fileOf(dir, path);
    const { type, bytes, encoding } = read(found ?? join(dir, "404.html"));
    response.writeHead(found ? 200 : 404, {
      "content-type": type,
      "content-length": bytes.byteLength,
      "cache-control": path.startsWith("/_astro/")
        ? "public, max-age=31536000, immutable"
        : "public, max-age=0, must-revalidate",
      ...(encoding && { "content-encoding": encoding }),
    });
    response.end(bytes);
  });
  await new Promise<void>((resolve) => server.listen(0, "localhost", resolve));
  return {
    url: `https://localhost:${(server.address() as AddressInfo).port}`,
    close: () => void server.close(),
  };
}

/** Throws for a page missing from a build: otherwise its 404 would be measured. */
export function refuseMissing(dir: string, paths: readonly string[]): void {
  for (const path of paths) if (!fileOf(dir, path)) throw new Error(`${dir} has no page ${path}.`);
}

/**
 * The file at a path, as Netlify resolves it: the path itself, with `.html`, or the folder's
 * `index.html`.
 */
function fileOf(dir: string, path: string): string | undefined {
  const candidates = [path, `${path.replace(/\/$/, "")}.html`, join(path, "index.html")].map(
    (name) => join(dir, name),
  );
  return candidates.find(
    (file) => file.startsWith(dir) && existsSync(file) && statSync(file).isFile(),
  );
}

function certificate(): { key: Buffer; cert: Buffer } {
  const dir = mkdtempSync(join(tmpdir(), "bench-certificate-"));
  const [key, cert] = [join(dir, "key.pem"), join(dir, "cert.pem")];
  try {
    const options = [
      "-x509",
      "-newkey",
      "rsa:2048",
      "-nodes",
      "-days",
      "2",
      "-subj",
      "/CN=localhost",
      "-keyout",
      key,
      "-out",
      cert,
    ];
    execFileSync("openssl", ["req", ...options], { stdio: "ignore" });
    return { key: readFileSync(key), cert: readFileSync(cert) };
  } catch (cause) {
    throw new Error(
      "HTTP/2 needs a certificate, which the command `openssl` makes. Install it and try again.",
      { cause },
    );
  } finally {
    rmSync(dir, { recursive: true });
  }
}
