/**
 * `node netlify/build.ts [--only-fill] [arguments of astro build]`: writes the agency's facts,
 * which all other modules import, and then builds (`build-site.ts`).
 */
import { writeAgency } from "#site/agency/write.ts";

writeAgency();
await import("./build-site.ts");
