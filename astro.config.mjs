import mdx from "@astrojs/mdx";
import react from "@astrojs/react";
import { defineConfig } from "astro/config";
import { localPlatform } from "./netlify/local/astro.ts";
import { DEFAULT_LOCALE, LOCALES } from "./src/domain/links.ts";
import { factsInMdx } from "./src/facts/mdx.ts";
import { touchDirective } from "./src/islands/touch-integration.ts";
import { leanPages } from "./src/layouts/lean-pages.ts";
import { oneScript } from "./src/layouts/one-script.ts";
import { pageSitemap } from "./src/layouts/page-sitemap.ts";
import { linkPictures } from "./src/link-pictures/integration.ts";
import { markdown } from "./src/markdown/processor.ts";
import { oneSheet } from "./src/styles/one-sheet.ts";

export default defineConfig({
  markdown: { syntaxHighlight: false, processor: markdown },
  site: process.env.URL ?? "https://nokshaworks.example",
  output: "static",
  trailingSlash: "never",
  build: { format: "file", inlineStylesheets: "never" },
  i18n: { defaultLocale: DEFAULT_LOCALE, locales: [...LOCALES] },
  integrations: [
    react(),
    mdx(),
    pageSitemap({
      i18n: { defaultLocale: DEFAULT_LOCALE, locales: Object.fromEntries(LOCALES.map((locale) => [locale, locale])) },
    }),
    touchDirective(),
    oneSheet(),
    oneScript(),
    leanPages(),
    linkPictures(),
    localPlatform(),
  ],
  security: {
    csp: {
      // script-src and style-src follow from what Astro builds; data: is for the stitches that the styles draw with.
      directives: [
        "default-src 'self'",
        "img-src 'self' data:",
        "frame-src https://www.openstreetmap.org",
        "connect-src 'self' https://www.openstreetmap.org",
        "object-src 'none'",
        "base-uri 'none'",
        "form-action 'self'",
      ],
    },
  },
  // The admin's icons come from a file that names two thousand of them; a build reads those that are used.
  vite: {
    plugins: [factsInMdx()],
    build: {
      assetsInlineLimit: 0,
      // `use astro:head-inject` is Astro's own word to itself, in each file of content; a build need not be warned of it.
      rolldownOptions: { experimental: { lazyBarrel: true }, checks: { moduleLevelDirective: false } },
    },
  },
});
