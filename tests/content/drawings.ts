/** What is wrong with a drawing that stands in pages. */
import { readFileSync } from "node:fs";

/** @param read throws the error as text. */
export function errorIn(file: string, read: (svg: string) => unknown): string | undefined {
  try {
    read(readFileSync(file, "utf8"));
    return undefined;
  } catch (error) {
    return (error as Error).message;
  }
}
