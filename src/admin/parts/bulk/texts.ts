/** What is done to many, and what came of it. `Noun` is the kind in one and in many. */
export type Verb = "activate" | "deactivate" | "delete" | "restore";

export interface Noun {
  one: string;
  many: string;
}

const counted = (noun: Noun, count: number) => (count === 1 ? `1 ${noun.one}` : `${count} ${noun.many}`);
const capital = (text: string) => text.replace(/^./, (first) => first.toUpperCase());

export const texts = {
  bar: (noun: Noun) => `Selected ${noun.many}`,
  selected: (count: number) => `${count} selected`,
  clear: "Select nothing",
  pick: (name: string) => `Select ${name}`,
  pickAll: (noun: Noun, count: number) => `Select ${count === 1 ? `the ${noun.one}` : `all ${count} ${noun.many}`} shown`,
  actions: { activate: "Activate", deactivate: "Deactivate", delete: "Delete", restore: "Restore" } satisfies Record<Verb, string>,
  running: {
    activate: (done: number, total: number) => `Activating ${done} of ${total}`,
    deactivate: (done: number, total: number) => `Deactivating ${done} of ${total}`,
    delete: (done: number, total: number) => `Deleting ${done} of ${total}`,
    restore: (done: number, total: number) => `Restoring ${done} of ${total}`,
  } satisfies Record<Verb, (done: number, total: number) => string>,
  done: {
    activate: (noun: Noun, count: number) => `${counted(noun, count)} activated.`,
    deactivate: (noun: Noun, count: number) => `${counted(noun, count)} deactivated.`,
    delete: (noun: Noun, count: number) => `${count === 1 ? capital(noun.one) : counted(noun, count)} deleted successfully!`,
    restore: (noun: Noun, count: number) => `${count === 1 ? capital(noun.one) : counted(noun, count)} restored.`,
  } satisfies Record<Verb, (noun: Noun, count: number) => string>,
  already: { activate: "Active already.", deactivate: "Inactive already." },
  question: (noun: Noun, count: number) =>
    count === 1 ? `Are you sure you want to delete this ${noun.one}?` : `Are you sure you want to delete these ${count} ${noun.many}?`,
  names: (names: readonly string[]) =>
    names.length <= 4 ? names.join(", ") : `${names.slice(0, 3).join(", ")} and ${names.length - 3} more`,
  failed: {
    activate: (noun: Noun, count: number) => `Failed to activate ${counted(noun, count)}`,
    deactivate: (noun: Noun, count: number) => `Failed to deactivate ${counted(noun, count)}`,
    delete: (noun: Noun, count: number) => `Failed to delete ${counted(noun, count)}`,
    restore: (noun: Noun, count: number) => `Failed to restore ${counted(noun, count)}`,
  } satisfies Record<Verb, (noun: Noun, count: number) => string>,
  unknown: "The server refused.",
  network: "Failed to connect to server",
  moreFailed: (count: number) => `and ${count} more`,
  dismiss: "Dismiss",
} as const;
