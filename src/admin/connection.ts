/** Whether this device has a connection, as far as the browser knows. */
import { useSyncExternalStore } from "react";
import { ApiError } from "./api.ts";

function isOnline(): boolean {
  return navigator.onLine;
}

export function useOnline(): boolean {
  return useSyncExternalStore(subscribe, isOnline);
}

/** Whether something failed because there is no connection, and may be done once there is one. */
export function lacksConnection(error: unknown): boolean {
  return error instanceof ApiError && error.code === "network" && !isOnline();
}

function subscribe(listener: () => void): () => void {
  addEventListener("online", listener);
  addEventListener("offline", listener);
  return () => {
    removeEventListener("online", listener);
    removeEventListener("offline", listener);
  };
}
