/** The queue of toast notifications at the bottom of the window. */
import { useSyncExternalStore } from "react";
import { makeListeners } from "#admin/lib/listeners.ts";

export interface QueuedToast {
  title: string;
  failed?: boolean;
  undo?: (() => void) | undefined;
  /** A next step, in place of the undo. */
  action?: { label: string; run: () => void };
}

let waiting: readonly QueuedToast[] = [];
const { subscribe, notify } = makeListeners();

/** `showToast("Saved")`, `showToast("Deleted", undo)`. */
export function showToast(title: string, undo?: () => void): void {
  put([...waiting, { title, undo }]);
}

/** `showToastWith("Saved", { label: "Publish", run })`. */
export function showToastWith(title: string, action: NonNullable<QueuedToast["action"]>): void {
  put([...waiting, { title, action }]);
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
