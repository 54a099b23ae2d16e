/** The blobs of this machine, for a command that runs beside the platform or without it. */
import { randomBytes } from "node:crypto";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { blobsContext, type BlobsServer, startBlobs } from "./blobs.ts";
import { BLOBS_FILE } from "./store-id.ts";

/**
 * Points the official client of this process and its children at the blobs in `dataDir`; returns
 * `undefined` if none exists.
 */
export async function openBlobs(dataDir: string): Promise<BlobsServer | undefined> {
  const file = join(dataDir, BLOBS_FILE);
  if (!existsSync(file)) return undefined;
  const [siteID, token] = [randomBytes(12).toString("hex"), randomBytes(24).toString("base64url")];
  const blobs = await startBlobs({ file, siteID, token });
  process.env["NETLIFY_BLOBS_CONTEXT"] = blobsContext(blobs.url, siteID, token);
  return blobs;
}
