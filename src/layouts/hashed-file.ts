import { createHash } from "node:crypto";
import { writeFile } from "node:fs/promises";

/** Writes a file whose address changes with its text, so that browsers may keep it for good; gives its name: `page.3q2-7wAb.js`. */
export async function writeHashed(folder: URL, name: string, kind: "css" | "js", text: string): Promise<string> {
  const file = `${name}.${createHash("sha256").update(text).digest("base64url").slice(0, 8)}.${kind}`;
  await writeFile(new URL(file, folder), text);
  return file;
}
