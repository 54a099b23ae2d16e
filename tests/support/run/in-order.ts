/**
 * Prints the output of parallel parts in sequence: the first unfinished one as it comes, the others
 * in turn.
 */

export type Say = (text: string) => void;

/** Prints all lines except those matching `hidden`. */
export function without(hidden: RegExp, say: Say): Say {
  let begun = "";
  return (text) => {
    const lines = (begun + text).split("\n");
    begun = lines.pop() ?? "";
    for (const line of lines) if (!hidden.test(line)) say(`${line}\n`);
  };
}

interface Part {
  name: string;
  said: string;
  ended: boolean;
}

/** Shows parts in the order of `names`, each under its name. `write` gets all output. */
export function showInOrder(
  names: readonly string[],
  write: Say = (text) => void process.stdout.write(text),
) {
  const parts = names.map((name): Part => ({ name, said: "", ended: false }));
  const waiting = [...parts];
  const titled = new Set<Part>();

  const show = () => {
    for (let part = waiting[0]; part; part = waiting[0]) {
      if (!titled.has(part)) write(`\n== ${part.name}\n`);
      titled.add(part);
      write(part.said);
      part.said = "";
      if (!part.ended) return;
      waiting.shift();
    }
  };
  show();

  return (name: string): { say: Say; end: Say } => {
    const part = parts.find((one) => one.name === name);
    if (!part) throw new Error(`There is no part ${name}.`);
    const say: Say = (text) => {
      part.said += text;
      if (waiting[0] === part) show();
    };
    return {
      say,
      end(text) {
        part.ended = true;
        say(text);
      },
    };
  };
}
