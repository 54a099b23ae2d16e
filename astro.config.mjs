import mdx from "@astrojs/mdx";
import react from "@astrojs/react";
import sitemap from "@astrojs/sitemap";
import { defineConfig } from "astro/config";
import { touchDirective } from "./src/islands/touch-integration.ts";

export default defineConfig({
  markdown: { syntaxHighlight: false },
  site: process.env.URL ?? "https://nokshaworks.example",
  output: "static",
  trailingSlash: "never",
  build: { format: "file", inlineStylesheets: "never" },
  i18n: { defaultLocale: "en", locales: ["en"] },
  integrations: [react(), mdx(), sitemap(), touchDirective()],
  security: { csp: true },
  vite: { build: { assetsInlineLimit: 0 } },
});
