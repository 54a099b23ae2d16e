/** Sets the variables of the project's `.env` that the shell has not set. */
import { existsSync } from "node:fs";
import { join } from "node:path";

export function readEnvFile(root: string): void {
  const file = join(root, ".env");
  if (existsSync(file)) process.loadEnvFile(file);
}
