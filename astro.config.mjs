import mdx from "@astrojs/mdx";
import react from "@astrojs/react";
import { defineConfig, sharpImageService } from "astro/config";
import { domain } from "#generated/agency.ts";
import { localPlatform } from "./netlify/local/astro.ts";
import { agencyFacts } from "./src/agency/integration.ts";
import { SCRIPTS, SHEETS } from "./src/bundles.ts";
import { DEFAULT_LOCALE, LOCALES } from "./src/domain/links.ts";
import { factsInMdx } from "./src/facts/mdx.ts";
import { staffFactModules } from "./src/facts/modules.ts";
import { clientDirectives } from "./src/islands/directives-integration.ts";
import { plainImports } from "./src/islands/plain-import.ts";
import { pageSitemap } from "./src/layouts/page-sitemap.ts";
import { linkPictures } from "./src/link-pictures/integration.ts";
import { markdown } from "./src/markdown/processor.ts";

export default defineConfig({
  markdown: { syntaxHighlight: false, processor: markdown },
  site: process.env.URL ?? `https://${domain}`,
  output: "static",
  trailingSlash: "never",
  build: { format: "file", inlineStylesheets: "never" },
  i18n: { defaultLocale: DEFAULT_LOCALE, locales: [...LOCALES] },
  // Twice the effort would take five times as long for a tenth of the bytes.
  image: { service: sharpImageService({ avif: { effort: 2 } }) },
  integrations: [
    agencyFacts(),
    react(),
    mdx(),
    pageSitemap({
      i18n: {
        defaultLocale: DEFAULT_LOCALE,
        locales: Object.fromEntries(LOCALES.map((locale) => [locale, locale])),
      },
    }),
    clientDirectives(),
    linkPictures(),
    localPlatform(),
  ],
  security: {
    csp: {
      // script-src and style-src follow from what Astro builds.
      directives: [
        "default-src 'self'",
        "img-src 'self'",
        "frame-src https://www.openstreetmap.org",
        "connect-src 'self' https://www.openstreetmap.org",
        "object-src 'none'",
        "base-uri 'none'",
        "form-action 'self'",
      ],
    },
  },
  // The admin's icons come from a file that names two thousand of them; a build reads those that
  // are used.
  vite: {
    plugins: [factsInMdx(), staffFactModules(), plainImports()],
    build: {
      // Astro puts a component's small scripts into the page; those that several kinds of page
      // share, and all other files, stay files.
      assetsInlineLimit: (file) =>
        file.endsWith(".js") && !file.includes("CardScripts") ? undefined : false,
      // `use astro:head-inject` is Astro's own word to itself, in each file of content; a build
      // need not be warned of it.
      rolldownOptions: {
        experimental: { lazyBarrel: true },
        checks: { moduleLevelDirective: false },
        // Limits do nothing when loaded: a script of which only their numbers are left need not
        // fetch them.
        treeshake: {
          moduleSideEffects: [
            {
              test: /\/src\/(?:generated\/.*\.ts$|domain\/(?:languages|links|limits|page-limits|text\/typed-text))/,
              sideEffects: false,
            },
          ],
        },
        // Otherwise a number that two scripts use becomes a file.
        optimization: { inlineConst: { mode: "all", pass: 3 } },
      },
    },
    environments: {
      prerender: { build: { rolldownOptions: { output: { codeSplitting: { groups: SHEETS } } } } },
      client: {
        build: {
          rolldownOptions: {
            output: {
              codeSplitting: { groups: SCRIPTS },
              // By its component alone: Astro adds where in it a script stands, at 38 bytes of each
              // page.
              entryFileNames: ({ name }) => `_astro/${name.split(".")[0]}.[hash].js`,
            },
          },
        },
      },
    },
  },
});
