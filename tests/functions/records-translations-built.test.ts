/** A translation saved, published, exported, and built from the files of `content/` alone. */
import { cp, mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import type { BuildInfo } from "#domain/records/published.ts";
import { COLLECTIONS } from "#server/records/collections.ts";
import { saveTranslation } from "#server/records/save-translation.ts";
import { exportToContent } from "#site/records/export.ts";
import { fillFromContent } from "#site/records/fill.ts";
import { buildSite, ROOT } from "#tests/support/platform/build-site.ts";
import { startStore } from "#tests/support/store/store.ts";

const BENGALI = "মানুষ যা মনে রাখে, আমরা তা আঁকি।";
const PAGES = ["[...locale]/services", "build.json.ts", "words"];
const PAGE = "services/graphics-design";

test(
  "a translation is on its page after a build, and on the same page of a build from its export",
  { timeout: 600_000 },
  async () => {
    const folder = await mkdtemp(join(tmpdir(), "exported-"));
    const store = await startStore();
    await cp(join(ROOT, "content"), join(folder, "content"), { recursive: true });
    await fillFromContent(folder);
    const service = (await COLLECTIONS.services.document.list()).find(
      ({ slug }) => slug === "graphics-design",
    );
    if (!service) throw new Error("The store was not filled.");
    const save = (locale: "bn" | "fr", isPublished: boolean) =>
      saveTranslation(
        { kind: "services", id: service._id, locale, revision: 0 },
        {
          isPublished,
          fields: {
            shortDetails: [{ english: String((service as never)["shortDetails"]), text: BENGALI }],
          },
        },
        { _id: "a1", name: "Nadia", role: "manager" } as never,
      );
    await save("bn", true);
    const pages: Record<string, string> = {};
    await buildSite({ pages: PAGES, store: process.env["NETLIFY_BLOBS_CONTEXT"] }, async (dist) => {
      pages["saved"] = await readFile(join(dist, `bn/${PAGE}.html`), "utf8");
      const info = JSON.parse(await readFile(join(dist, "build.json"), "utf8")) as BuildInfo;
      expect(info.services?.translations).toEqual({ [service._id]: { bn: 1 } });
      const words = await readFile(join(dist, "words/services.json"), "utf8");
      expect(words).toContain("{revisionRounds}");
    });
    expect(pages["saved"]).toContain(BENGALI);

    await exportToContent(folder, []);
    const change = async (content: string) =>
      cp(join(folder, "content"), content, { recursive: true });
    await buildSite({ pages: PAGES, change }, async (dist) => {
      pages["exported"] = await readFile(join(dist, `bn/${PAGE}.html`), "utf8");
    });
    expect(pages["exported"]).toBe(pages["saved"]);

    // A language that is not published shows the English page with a note.
    await save("fr", false);
    await buildSite({ pages: PAGES, store: process.env["NETLIFY_BLOBS_CONTEXT"] }, async (dist) => {
      const french = await readFile(join(dist, `fr/${PAGE}.html`), "utf8");
      expect(french).toContain('class="untranslated"');
      expect(french).not.toContain(BENGALI);
    });
    await store.close();
    await rm(folder, { recursive: true });
  },
);
