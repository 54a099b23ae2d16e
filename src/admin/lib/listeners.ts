/**
 * Listeners of a state outside of React: `subscribe` is for `useSyncExternalStore`, `notify` runs
 * after each change.
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
