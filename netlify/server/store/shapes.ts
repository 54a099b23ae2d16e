/**
 * Versions of what is stored. A stored value says in `shape` which one it has; one that says
 * nothing has the first. It is upgraded when it is read and stored in the new shape when it is next
 * written, so that an update of the product needs no migration and loses nothing.
 */
import { AppError } from "#server/http/errors.ts";
import { say } from "#site/i18n/sentence.ts";
import type { StoreName } from "./key-kinds.ts";

/** Why a value is not read: this version does not know its shape yet. */
export class NewerShape extends Error {}

/**
 * Turns a value of one shape into the next. Pure, and never throws for a value that the product
 * itself has written.
 */
export type Upgrade = (stored: Record<string, unknown>) => Record<string, unknown>;

/**
 * The upgrades of each store, the oldest first. To change a shape, add one here: of a value with
 * `shape: n` those from the n-th on are made. A store without upgrades still has its first shape.
 */
export const UPGRADES: Partial<Record<StoreName, readonly Upgrade[]>> = {
  // 2: no hash of the sender's network address.
  messages: [({ addressHash: _, ...message }) => message],
};

/**
 * The value in the shape that this version works with. Throws `unavailable` for one that a newer
 * version has written.
 */
export function upgraded(stored: unknown, upgrades: readonly Upgrade[] = []): unknown {
  if (typeof stored !== "object" || stored === null || Array.isArray(stored)) return stored;
  const shape = shapeOf(stored);
  if (shape > upgrades.length + 1) {
    const cause = new NewerShape(
      `shape ${shape}, where the latest known is ${upgrades.length + 1}`,
    );
    throw new AppError("unavailable", say("store.newer"), { cause });
  }
  return upgrades
    .slice(shape - 1)
    .reduce((value, upgrade) => upgrade(value), stored as Record<string, unknown>);
}

/** A number that no version has written says nothing. */
function shapeOf({ shape }: { shape?: unknown }): number {
  return typeof shape === "number" && Number.isInteger(shape) && shape > 0 ? shape : 1;
}

/** The value with the shape that it is written in. */
export function stamped<Value>(value: Value, upgrades: readonly Upgrade[] = []): Value {
  return upgrades.length === 0 ? value : { ...value, shape: upgrades.length + 1 };
}
