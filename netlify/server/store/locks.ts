/** Pending work by name, so that work of the same name never overlaps in this process. */
const turns = new Map<string, Promise<unknown>>();

/** Runs `work` after all earlier work of the same `name` has ended, successfully or not. */
export function withLock<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
  const turn = (turns.get(name) ?? Promise.resolve()).then(work, work);
  const leave = () => turns.get(name) === turn && turns.delete(name);
  turns.set(name, turn);
  turn.then(leave, leave);
  return turn;
}
