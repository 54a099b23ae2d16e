import { vi } from "vitest";

/**
 * Installs an empty `localStorage`, as far as the site uses it, and returns its content. Its keys
 * are own properties, as in a browser.
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
