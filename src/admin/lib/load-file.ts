/** Loading of code files on demand. */
import { isOnline } from "./connection.ts";

/**
 * A code file failed to load: the device is offline, or a newer version of the site has replaced
 * it.
 */
export class NotLoaded extends Error {
  override name = "NotLoaded";
}

/**
 * Wraps an `import()`; throws `NotLoaded` when it fails. Browsers may remember a failed import until
 * the page is reloaded, so none is tried without a connection.
 */
export function loadFile<Module>(load: () => Promise<Module>): () => Promise<Module> {
  let loaded = false;
  return async () => {
    try {
      if (!loaded && !isOnline()) throw new Error("The device is offline.");
      const module = await load();
      loaded = true;
      return module;
    } catch (cause) {
      throw new NotLoaded("A code file could not be fetched.", { cause });
    }
  };
}
