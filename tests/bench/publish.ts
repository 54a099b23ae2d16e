/**
 * The way of one changed record to visitors, on this machine's platform: seconds from the press of
 * Publish until the served page has it, while others read the site all the time and must not
 * notice. A busy machine takes longer for the same processor seconds. `RECORDS=200` adds records,
 * `TIMES=5` repeats more often.
 */
import { mkdtempSync, rmSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import type { PublishState } from "#domain/records/publishing.ts";
import { freePort } from "#tests/support/api/smtp.ts";
import { bearer, personOf, tokenOf } from "#tests/support/people/signed-in.ts";
import { startPlatformProcess } from "#tests/support/platform/platform.ts";
import { visitSite } from "#tests/support/platform/visitors.ts";
import type { AnyRecord } from "#tests/support/records/records.ts";
import { startStore } from "#tests/support/store/store.ts";
import { build, childrenTime, fill, ROOT, tenths } from "./build.ts";
import { SECRET } from "./platform.ts";

/** The agency's bounds. */
const BOUND = { seconds: 12, requests: 1_000, failed: 0 };
const PAGES = ["/", "/services", "/projects", "/about", "/contact", "/blog", "/bn", "/fr/services"];
/** By then the page will not come any more. */
const DEADLINE = 120_000;

export async function benchPublish(): Promise<unknown> {
  process.env["JWT_SECRET"] = SECRET;
  // Inside the project, where a build finds its packages.
  const dir = mkdtempSync(join(ROOT, "dist-bench-"));
  const [siteDir, dataDir] = [join(dir, "site"), mkdtempSync(join(dir, "data-"))];
  try {
    const store = await startStore(dataDir);
    await fill(store, Number(process.env["RECORDS"] ?? 0));
    const admin = personOf("admin");
    await store.write("users", "all", { items: [admin], writes: [] });
    await build(siteDir);
    await store.close();
    const platform = await startPlatformProcess(await freePort(), {
      DATA_DIR: dataDir,
      SITE_DIR: siteDir,
      JWT_SECRET: SECRET,
    });
    try {
      const headers = { ...bearer(await tokenOf(admin)), "content-type": "application/json" };
      const rows = [];
      const work = () => childrenTime(platform.process.pid);
      for (let n = 1; n <= Number(process.env["TIMES"] ?? 3); n += 1)
        rows.push(await publishOnce(platform.url, headers, n, work));
      console.table(rows);
      return rows;
    } finally {
      await platform.stop();
    }
  } finally {
    rmSync(dir, { recursive: true, force: true });
  }
}

async function publishOnce(
  url: string,
  headers: Record<string, string>,
  n: number,
  work: () => number,
) {
  const ask = async <Data>(
    path: string,
    method = "GET",
    body?: object,
    more = {},
  ): Promise<Data> => {
    const answer = await fetch(url + path, {
      method,
      headers: { ...headers, ...more },
      ...(body && { body: JSON.stringify(body) }),
    });
    if (!answer.ok) throw new Error(`${method} ${path} answers ${answer.status}.`);
    return ((await answer.json()) as { data: Data }).data;
  };
  const [service] = await ask<AnyRecord[]>("/api/services");
  if (!service) throw new Error("The store was not filled.");
  const shortDetails = `Changed for the ${n}. time.`;
  await ask(
    `/api/services/${service._id}`,
    "PUT",
    { ...service, shortDetails },
    { "if-match": `"${service.revision}"` },
  );

  const visitors = await visitSite(url, PAGES, BOUND.requests * 1.1);
  const worked = work();
  const pressed = performance.now();
  await ask("/api/publish", "POST");
  const page = `${url}/services/${service.slug}`;
  while (!(await (await fetch(page)).text()).includes(shortDetails)) {
    if (performance.now() - pressed > DEADLINE) throw new Error("The page did not come.");
    await sleep(50);
  }
  const seconds = tenths((performance.now() - pressed) / 1_000);
  const { asked, before, failed } = await visitors.stop();
  const { builds } = await ask<PublishState>("/api/publish");
  if (failed.length > 0) console.log(failed.slice(0, 5).join("\n"));
  return {
    "seconds to the live page": seconds,
    "of them building": builds[0]?.seconds,
    "seconds of the processor": tenths(work() - worked),
    "requests meanwhile": asked,
    // When no visitor has met the new pages yet, all pages were old ones.
    "of the old pages": before || asked,
    failed: failed.length,
    "to hold": `${BOUND.seconds} s, ${BOUND.requests} requests, ${BOUND.failed} failed`,
    held: seconds <= BOUND.seconds && asked >= BOUND.requests && failed.length <= BOUND.failed,
  };
}
