/** Reads `content/brand/`. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { markOf } from "#domain/brand/drawing.ts";
import { coloursOf, type Colours } from "#domain/brand/look.ts";
import type { Mark } from "#domain/brand/mark.ts";
import { palette } from "#domain/brand/palette.ts";
import { faintPairs } from "#domain/brand/pairs.ts";
import { readYaml } from "#site/agency/read.ts";

export const PALETTE_FILE = "brand/palette.yaml";
export const MARK_FILE = "brand/mark.svg";

export interface Look {
  stitched: boolean;
  colours: Colours;
  mark: Mark;
}

/** @param content the folder. Throws with a line for each error. */
export function readLook(content: string): Look {
  const data = readYaml(content, PALETTE_FILE, palette);
  return { stitched: data.stitched, colours: coloursOf(data), mark: readMark(content) };
}

/** Throws with a line for each pair of colours that has too little contrast. */
export function refuseFaint({ colours }: Look): void {
  const faint = faintPairs(colours).map(({ sentence }) => `palette.yaml: ${sentence}`);
  if (faint.length > 0) throw new Error(faint.join("\n"));
}

function readMark(content: string): Mark {
  try {
    return markOf(readFileSync(join(content, MARK_FILE), "utf8"));
  } catch (error) {
    throw new Error(`content/${MARK_FILE}:1: It ${(error as Error).message}.`, { cause: error });
  }
}
