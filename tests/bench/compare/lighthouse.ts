/**
 * One Lighthouse run with its mobile defaults: simulated slow 4G, a processor four times slower.
 */
import lighthouse from "lighthouse";

/** Milliseconds. */
export interface Audit {
  lcp: number;
  fcp: number;
  tbt: number;
}

export async function measure(url: string, port: number): Promise<Audit> {
  const result = await lighthouse(url, {
    port,
    output: "json",
    logLevel: "error",
    onlyCategories: ["performance"],
  });
  if (!result) throw new Error("Lighthouse gave no result.");
  const value = (id: string) => result.lhr.audits[id]?.numericValue ?? Number.NaN;
  return {
    lcp: value("largest-contentful-paint"),
    fcp: value("first-contentful-paint"),
    tbt: value("total-blocking-time"),
  };
}
