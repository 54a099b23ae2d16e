/** The blobs of this machine for a command that runs beside the platform, or without it. */
import { randomBytes } from "node:crypto";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { blobsContext, startBlobs, type BlobsServer } from "./blobs.ts";

/** Leads the official client of this process to the blobs in `dataDir`. Throws when there are none. */
export async function openBlobs(dataDir: string): Promise<BlobsServer> {
  const file = join(dataDir, "blobs.sqlite");
  if (!existsSync(file)) throw new Error(`There is no store in ${dataDir}. Run npm start once, or set DATA_DIR.`);
  const [siteID, token] = [randomBytes(12).toString("hex"), randomBytes(24).toString("base64url")];
  const blobs = await startBlobs({ file, siteID, token });
  process.env["NETLIFY_BLOBS_CONTEXT"] = blobsContext(blobs.url, siteID, token);
  return blobs;
}
