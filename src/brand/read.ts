/** Reads and checks `content/brand/`. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import { z } from "zod";
import { coloursOf, type Colours } from "#domain/brand/look.ts";
import { markOf, type Mark } from "#domain/brand/mark.ts";
import { palette } from "#domain/brand/palette.ts";
import { faintPairs } from "#domain/brand/pairs.ts";

export interface Look {
  stitched: boolean;
  colours: Colours;
  mark: Mark;
}

/** Throws with a line for each error. */
export function readLook(root: string): Look {
  const read = (name: string) => readFileSync(join(root, "content/brand", name), "utf8");
  const { data, error } = palette.safeParse(parse(read("palette.yaml")));
  if (!data) throw new Error(`content/brand/palette.yaml:\n${z.prettifyError(error)}`);
  const colours = coloursOf(data);
  const faint = faintPairs(colours);
  if (faint.length > 0)
    throw new Error(faint.map(({ sentence }) => `palette.yaml: ${sentence}`).join("\n"));
  return { stitched: data.stitched, colours, mark: readMark(read("mark.svg")) };
}

function readMark(svg: string): Mark {
  try {
    return markOf(svg);
  } catch (error) {
    throw new Error(`content/brand/mark.svg ${(error as Error).message}.`, { cause: error });
  }
}
