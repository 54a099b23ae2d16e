/** A content file as its author sees it: the values, and the line that each of them stands on. */
import { readFileSync } from "node:fs";
import { isMap, isScalar, isSeq, LineCounter, parseDocument } from "yaml";

export type Path = readonly PropertyKey[];

export interface Problem {
  /** Path below the project's folder. */
  file: string;
  line: number;
  /** As an author would say it, `process[1].title`; empty when the whole file is meant. */
  field: string;
  message: string;
  /** The nearest valid value. */
  suggestion?: string | undefined;
}

export interface Source {
  /** Absolute. */
  file: string;
  /** All of it, as it is written. */
  text: string;
  data: unknown;
  /** The text under the front matter, `""` in a YAML file, and the line it starts on. */
  body: string;
  bodyLine: number;
  /** The line of a field; of the nearest field around it when it is missing. */
  lineOf(path: Path): number;
  /** What keeps the file from being read at all. */
  errors: { line: number; message: string }[];
}

/** By path and text: a file that is the same at the next check is not read apart again. */
const known = new Map<string, Source>();

export function readSource(file: string): Source {
  const text = readFileSync(file, "utf8");
  const key = `${file}\n${text}`;
  const source = known.get(key) ?? sourceOf(file, text);
  known.set(key, source);
  return source;
}

/**
 * What depends on nothing but the file. An unchanged file keeps its source from one check to the
 * next, so it is looked through once.
 */
export function oncePerSource<Given extends { source: Source }, Found>(
  look: (given: Given) => Found,
): (given: Given) => Found {
  const known = new WeakMap<Source, Found>();
  return (given) => {
    const found = known.get(given.source) ?? look(given);
    known.set(given.source, found);
    return found;
  };
}

function sourceOf(file: string, text: string): Source {
  const front = file.endsWith(".mdx") ? /^---\r?\n([\s\S]*?)^---[^\S\n]*$/m.exec(text) : undefined;
  if (front === null || (front && front.index > 0)) {
    return {
      file,
      text,
      data: {},
      body: text,
      bodyLine: 1,
      lineOf: () => 1,
      errors: [{ line: 1, message: "Must start with front matter between two lines of ---." }],
    };
  }
  const yaml = front ? (front[1] ?? "") : text;
  const shift = front ? 1 : 0;
  const lines = new LineCounter();
  const document = parseDocument(yaml, { lineCounter: lines, prettyErrors: false });
  const lineAt = (offset: number) => lines.linePos(offset).line + shift;
  const errors = document.errors.map((error) => ({
    line: lineAt(error.pos[0]),
    message: error.message,
  }));
  return {
    file,
    text,
    data: errors.length > 0 ? undefined : document.toJS(),
    body: front ? text.slice(front[0].length) : "",
    bodyLine: front ? front[0].split("\n").length : 1,
    lineOf: (path) => (path.length === 0 ? 1 : lineAt(offsetOf(document.contents, path))),
    errors,
  };
}

export function valueAt(data: unknown, path: Path): unknown {
  return path.reduce<unknown>(
    (value, part) => (value as Record<PropertyKey, unknown> | null | undefined)?.[part],
    data,
  );
}

/** Every text of a file's fields with its path. */
export function* textsIn(value: unknown, path: Path = []): Generator<[Path, string]> {
  if (typeof value === "string") yield [path, value];
  for (const [key, entry] of childrenOf(value)) yield* textsIn(entry, [...path, key]);
}

export function childrenOf(value: unknown): [string | number, unknown][] {
  if (Array.isArray(value)) return [...value.entries()];
  return typeof value === "object" && value !== null ? Object.entries(value) : [];
}

function offsetOf(root: unknown, path: Path): number {
  let node = root;
  let offset = 0;
  for (const part of path) {
    if (isMap(node)) {
      const pair = node.items.find(({ key }) => isScalar(key) && key.value === part);
      if (!pair) break;
      offset = startOf(pair.key) ?? offset;
      node = pair.value;
    } else if (isSeq(node)) {
      node = node.items[Number(part)];
      offset = startOf(node) ?? offset;
    } else break;
  }
  return offset;
}

function startOf(node: unknown): number | undefined {
  return (node as { range?: [number, number, number] | null } | undefined)?.range?.[0];
}
