import type { CDPSession, Page } from "playwright/test";

/**
 * Transferred bytes including headers, by kind of resource, and the addresses of the scripts; until
 * the network is idle.
 */
export interface Weight {
  bytes: Partial<Record<string, number>>;
  everything: number;
  scripts: string[];
}

/** Opens `path` with an empty cache. `session` belongs to `page`; nothing is cached afterwards. */
export async function weigh(page: Page, session: CDPSession, path: string): Promise<Weight> {
  // Excludes late requests of the previous page.
  await page.goto("about:blank");
  const kinds = new Map<string, string>();
  const bytes: Weight["bytes"] = {};
  const scripts: string[] = [];
  const told = ({
    requestId,
    type,
    response,
  }: {
    requestId: string;
    type: string;
    response: { url: string };
  }) => {
    kinds.set(requestId, type);
    if (type === "Script") scripts.push(response.url);
  };
  const loaded = ({
    requestId,
    encodedDataLength,
  }: {
    requestId: string;
    encodedDataLength: number;
  }) => {
    const kind = kinds.get(requestId) ?? "Other";
    bytes[kind] = (bytes[kind] ?? 0) + encodedDataLength;
  };
  session.on("Network.responseReceived", told);
  session.on("Network.loadingFinished", loaded);
  await session.send("Network.enable");
  await session.send("Network.setCacheDisabled", { cacheDisabled: true });
  await page.goto(path, { waitUntil: "networkidle" });
  session.off("Network.responseReceived", told);
  session.off("Network.loadingFinished", loaded);
  return {
    bytes,
    everything: Object.values(bytes).reduce<number>((sum, part = 0) => sum + part, 0),
    scripts,
  };
}
