/** The queue of toast notifications at the bottom of the window. */
import { useSyncExternalStore } from "react";
import { makeListeners } from "#admin/lib/listeners.ts";

export interface QueuedToast {
  title: string;
  failed?: boolean;
  undo?: (() => void) | undefined;
}

let waiting: readonly QueuedToast[] = [];
const { subscribe, notify } = makeListeners();

/** `showToast("Saved")`, `showToast("Deleted", undo)`. */
export function showToast(title: string, undo?: () => void): void {
  put([...waiting, { title, undo }]);
}

/** Stays until closed. */
export function showErrorToast(title: string): void {
  put([...waiting, { title, failed: true }]);
}

export function useToasts(): readonly QueuedToast[] {
  return useSyncExternalStore(subscribe, () => waiting);
}

/** Takes all toasts out of the queue. */
export function drainToasts(): readonly QueuedToast[] {
  const taken = waiting;
  if (taken.length > 0) put([]);
  return taken;
}

function put(next: readonly QueuedToast[]): void {
  waiting = next;
  notify();
}
