/**
 * `npm run content:export`: runs `src/records/export.ts`. Uses this machine's store, or Netlify's
 * when the build's variables are set.
 */
import { dirname, resolve } from "node:path";
import { exportToContent } from "#site/records/export.ts";
import { readEnvFile } from "./local/env-file.ts";
import { openBlobs } from "./local/open-blobs.ts";
import { openStoresInBuild } from "./server/store/stores.ts";

/** The project's root. */
const ROOT = process.cwd();

readEnvFile(ROOT);
const dataDir = resolve(ROOT, process.env["DATA_DIR"] ?? ".data");
const hasStores = openStoresInBuild();
const blobs = hasStores ? undefined : await openBlobs(dataDir);
if (hasStores || blobs) {
  const { written, left, unpublished, wordless } = await exportToContent(
    ROOT,
    process.argv.slice(2),
  );
  await blobs?.close();
  const lines = [
    ...written.map((file) => `Written: ${file}`),
    ...left.map(
      (name) => `Left in the store: ${name}, because content/${dirname(name)} is missing.`,
    ),
    ...wordless.map(
      (page) => `Left in the store: the price of ${page}, because its page has no price.moves.`,
    ),
    ...unpublished.map(
      (name) => `Left in the store: ${name}, because this translation is not published.`,
    ),
  ];
  console.log(lines.join("\n") || "Nothing to write: content/ says what the records say.");
} else {
  console.error(`There is no store in ${dataDir}. Run npm start once, or set DATA_DIR.`);
  process.exitCode = 1;
}
