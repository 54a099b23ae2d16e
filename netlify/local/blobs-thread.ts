/**
 * The Blobs server in a thread of its own: while it writes to the disk, functions go on. Of the
 * work behind a stored message a fifth to a quarter is the store's, and so much more can be taken
 * in.
 */
import { once } from "node:events";
import { Worker } from "node:worker_threads";
import type { BlobsServer, BlobsServerOptions } from "./blobs.ts";

/** As `startBlobs`. */
export async function startBlobsThread(options: BlobsServerOptions): Promise<BlobsServer> {
  const worker = new Worker(new URL("blobs-worker.ts", import.meta.url), { workerData: options });
  const gone = new Promise((resolve) => worker.once("exit", resolve));
  const [url] = (await once(worker, "message")) as [string];
  return {
    url,
    async close() {
      worker.postMessage("close");
      await gone;
    },
  };
}
