/** Sets what `.env` of the project says, where the shell has not set it. */
import { existsSync } from "node:fs";
import { join } from "node:path";

export function readEnvFile(root: string): void {
  const file = join(root, ".env");
  if (existsSync(file)) process.loadEnvFile(file);
}
