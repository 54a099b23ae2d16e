/**
 * Schema versions of stored values. A value names its version in `shape`; without one it has the
 * first. A value is upgraded when read and stored in the new shape with its next write, so that a
 * product update needs no migration and loses nothing.
 */
import { AppError } from "#server/http/errors.ts";
import { say } from "#site/i18n/sentence.ts";
import type { StoreName } from "./key-kinds.ts";

/** Thrown for a value whose shape is newer than this version. */
export class NewerShape extends Error {}

/**
 * Turns a value of one shape into the next. Pure, and never throws for a value that the product has
 * written.
 */
export type Upgrade = (stored: Record<string, unknown>) => Record<string, unknown>;

/**
 * The upgrades of each store, oldest first. To change a shape, add one here: a value with `shape:
 * n` passes through those from the n-th on. A store without upgrades still has its first shape.
 */
export const UPGRADES: Partial<Record<StoreName, readonly Upgrade[]>> = {
  // Shape 2: drops the hash of the sender's network address.
  messages: [({ addressHash: _, ...message }) => message],
};

/**
 * Returns the value in the current shape. Throws `unavailable` for a value from a newer version.
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

/** An impossible number counts as missing. */
function shapeOf({ shape }: { shape?: unknown }): number {
  return typeof shape === "number" && Number.isInteger(shape) && shape > 0 ? shape : 1;
}

/** The value with its shape number, for writing. */
export function stamped<Value>(value: Value, upgrades: readonly Upgrade[] = []): Value {
  return upgrades.length === 0 ? value : { ...value, shape: upgrades.length + 1 };
}
