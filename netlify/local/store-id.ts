import { randomBytes } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** The file with all blobs, in the data folder. */
export const BLOBS_FILE = "blobs.sqlite";

/** Identifies this machine's stores: one id for the lifetime of a data folder's blobs. */
export function storeId(dataDir: string): string {
  const file = join(dataDir, "store-id");
  mkdirSync(dataDir, { recursive: true });
  if (!existsSync(file) || !existsSync(join(dataDir, BLOBS_FILE)))
    writeFileSync(file, randomBytes(12).toString("hex"));
  return readFileSync(file, "utf8");
}
