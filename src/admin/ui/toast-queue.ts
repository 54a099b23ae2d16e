/** What is told at the bottom of the window: waits here until it is shown there. */
import { useSyncExternalStore } from "react";
import { makeListeners } from "#admin/lib/listeners.ts";

export interface News {
  title: string;
  failed?: boolean;
  undo?: (() => void) | undefined;
}

let waiting: readonly News[] = [];
const { subscribe, tellAll } = makeListeners();

/** `tell("Saved")`, `tell("Deleted", undo)`. */
export function tell(title: string, undo?: () => void): void {
  put([...waiting, { title, undo }]);
}

/** Stays until it is closed. */
export function fail(title: string): void {
  put([...waiting, { title, failed: true }]);
}

export function useNews(): readonly News[] {
  return useSyncExternalStore(subscribe, () => waiting);
}

/** All that waits, which from then on waits no more. */
export function takeNews(): readonly News[] {
  const taken = waiting;
  if (taken.length > 0) put([]);
  return taken;
}

function put(next: readonly News[]): void {
  waiting = next;
  tellAll();
}
