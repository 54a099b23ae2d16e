/** Work of one kind that must not overlap, or not too much, inside this process. */
const turns = new Map<string, Promise<unknown>>();

/** Runs `work` when all earlier work of the same `name` has ended, well or badly. */
export function withLock<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
  const turn = (turns.get(name) ?? Promise.resolve()).then(work, work);
  const leave = () => turns.get(name) === turn && turns.delete(name);
  turns.set(name, turn);
  turn.then(leave, leave);
  return turn;
}

/** Runs at most `count` works at once; others wait for a place, in the order in which they came. */
export function limitConcurrency(
  count: number,
): <Result>(work: () => Promise<Result>) => Promise<Result> {
  const waiting: (() => void)[] = [];
  let free = count;
  return async (work) => {
    if (free > 0) free -= 1;
    else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else free += 1;
    }
  };
}
