/** Whether this device has a connection, as far as the browser knows. */
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
 * Whether the server did not answer, so that another try may succeed. A browser that has Wi-Fi
 * counts as online, with or without internet.
 */
export function lacksConnection(error: unknown): boolean {
  return error instanceof ApiError && error.code === "network";
}

/**
 * When to send again; `undefined` without a connection. Soon after one came back, and now and then
 * where none was missing.
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
