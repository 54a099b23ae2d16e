/** The worker of `blobs-thread.ts`: posts the server's address, and closes it on request. */
import { parentPort, workerData } from "node:worker_threads";
import { type BlobsServerOptions, startBlobs } from "./blobs.ts";
import { logFailure } from "./invoke.ts";

const blobs = await startBlobs(workerData as BlobsServerOptions);
// A stray error must not leave the functions without their store.
process.on("uncaughtException", (error) => logFailure("uncaught exception in the blobs", error));
parentPort?.once("message", () => void blobs.close().then(() => parentPort?.close()));
parentPort?.postMessage(blobs.url);
