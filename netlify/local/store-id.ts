import { randomBytes } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** The file in the data folder that holds all blobs. */
export const BLOBS_FILE = "blobs.sqlite";

/**
 * Tells the stores of this machine apart: one id for as long as the blobs of a data folder live.
 */
export function storeId(dataDir: string): string {
  const file = join(dataDir, "store-id");
  mkdirSync(dataDir, { recursive: true });
  if (!existsSync(file) || !existsSync(join(dataDir, BLOBS_FILE)))
    writeFileSync(file, randomBytes(12).toString("hex"));
  return readFileSync(file, "utf8");
}
