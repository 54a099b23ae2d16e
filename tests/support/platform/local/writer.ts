/**
 * A process to be killed: writes 1,000 blobs to the given file, and prints each acknowledged one.
 */
import { getStore } from "@netlify/blobs";
import { startBlobs } from "../../../../netlify/local/blobs.ts";

const [file = ""] = process.argv.slice(2);
const server = await startBlobs({ file, siteID: "site", token: "token" });
const store = getStore({
  name: "kept",
  siteID: "site",
  token: "token",
  edgeURL: server.url,
  uncachedEdgeURL: server.url,
});
for (let from = 0; from < 1_000; from += 10) {
  await Promise.all(
    Array.from({ length: 10 }, async (_, index) => {
      const key = `entry-${from + index}`;
      await store.set(key, `value of ${key}`, { onlyIfNew: true });
      process.stdout.write(`${key}\n`);
    }),
  );
}
