/** Whether the browser reports a connection. */
import { useSyncExternalStore } from "react";
import { CONNECTION } from "#domain/limits.ts";
import { ApiError } from "./api.ts";

export function isOnline(): boolean {
  return navigator.onLine;
}

export function useOnline(): boolean {
  return useSyncExternalStore(subscribe, isOnline);
}

/**
 * Whether the server did not answer, so that a retry may succeed. A browser with Wi-Fi counts as
 * online, with or without internet.
 */
export function lacksConnection(error: unknown): boolean {
  return error instanceof ApiError && error.code === "network";
}

/**
 * Milliseconds until the next retry; `undefined` while offline. Short after a reconnection,
 * otherwise at long intervals.
 */
export function resendDelay(online: boolean, wasOffline: boolean): number | undefined {
  if (!online) return undefined;
  return wasOffline ? CONNECTION.resendAfter : CONNECTION.resendEvery;
}

function subscribe(listener: () => void): () => void {
  addEventListener("online", listener);
  addEventListener("offline", listener);
  return () => {
    removeEventListener("online", listener);
    removeEventListener("offline", listener);
  };
}
