/**
 * Those who want to know when something outside of React changes: `subscribe` is for
 * `useSyncExternalStore`, `notify` is called after each change.
 */
export function makeListeners() {
  const listeners = new Set<() => void>();
  return {
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    notify: () => {
      for (const listener of listeners) listener();
    },
  };
}
