import { vi } from "vitest";

/**
 * Puts an empty `localStorage` in place, as far as the site uses one, and gives what it holds. Its
 * keys are its own properties, as a browser's are.
 */
export function stubStorage(): Map<string, string> {
  const stored = new Map<string, string>();
  const storage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  };
  const keys = {
    ownKeys: () => [...stored.keys()],
    getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }),
  };
  vi.stubGlobal("localStorage", new Proxy(storage, keys));
  return stored;
}
