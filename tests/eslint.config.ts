/**
 * Lint rules, above all the house rule: which room may import what. Run as `eslint --config
 * tests/eslint.config.ts`.
 */
import { join } from "node:path";
import js from "@eslint/js";
import type { Linter } from "eslint";
import astro from "eslint-plugin-astro";
import reactHooks from "eslint-plugin-react-hooks";
import { defineConfig } from "eslint/config";
import tseslint from "typescript-eslint";
import { textCuts } from "./lint/text-cuts.ts";

/**
 * Files of the domain that load no zod: the only ones an island or a script may take values from.
 */
const DOMAIN_WITHOUT_ZOD =
  "#domain/(limits|languages|links|page-limits|api/reply|brief/(brief|compose|price|range-words)|content/(hours|reply-by)|inbox/(form-fields|new-key)|search/(document|engine|lost|marks)|text/(dates|money|money-range|nearest|slug|text|typed-address|typed-text|words))\\.ts$";

const STYLES = "#site/styles/";
const ASTRO_VIEWS = `\\./|#admin/.*\\.css$|#site/(components|sections|layouts|forms|islands|scripts|i18n)/|${STYLES}|#domain/|#generated/|astro$|astro/types$|astro:assets$|schema-dts$|vite$|node:(crypto|fs|fs/promises|url)$|@astrojs/sitemap$`;

const ADMIN_LIBRARIES =
  "react$|react/|react-dom$|react-router$|react-router/dom$|@tanstack/react-query$|react-hook-form$|@hookform/resolvers/zod$|@base-ui/react/|lucide-react$|diff$|p-limit$|i18next$|i18next-browser-languagedetector$|#site/(drafts|i18n)/|#domain/|#generated/";

/**
 * `[room, files, what its imports may match, the rule in words]`; every other import is refused.
 * A room inside another comes after it.
 */
const ROOMS: [room: string, files: string[], allowed: string, rule: string][] = [
  [
    "brand",
    ["src/brand/**"],
    "\\./|#domain/|#site/agency/read\\.ts$|node:|sharp$",
    "The look goes from content/brand/ into modules and icons.",
  ],
  [
    "domain",
    ["src/domain/**"],
    "\\./|#domain/|#generated/(agency|demo|parts)\\.ts$|#site/i18n/|minisearch$|zod$",
    "The domain is pure: zod, the search engine, keys of texts, the agency's facts and its own files only.",
  ],
  [
    "content.config",
    ["src/content.config.ts"],
    "#domain/|#site/(facts/loader|records/(content-pictures|([a-z]+-)?loader))\\.ts$|astro:content$|astro/loaders$|astro/zod$",
    "Loader and domain schema, nothing else.",
  ],
  [
    "facts",
    ["src/facts/**"],
    "\\./|#domain/|#site/agency/(read|write)\\.ts$|node:|astro/loaders$|vite$|yaml$|zod$",
    "Facts go from the site file into the texts of content/, the staff's also into modules.",
  ],
  [
    "agency",
    ["src/agency/**"],
    "\\./|#domain/(content/(agency|part-places)|languages|schema/author-words)\\.ts$|#site/brand/(modules|read)\\.ts$|node:|yaml$|astro$|zod$",
    "It writes what the domain imports, so it knows the schemas of facts, parts and look only.",
  ],
  [
    "records",
    ["src/records/**"],
    "\\./|#domain/|#site/(agency/(parts|prices|read)|facts/read)\\.ts$|#server/(agency/agency-facts|http/(ids|texts)|pictures/(inspect-picture|notes|pictures)|records/(checks|collections|record-address|translations)|store/(describe-corrupt|readable|stores))\\.ts$|#site/i18n/|node:|astro/(assets/utils|loaders)$|sharp$|yaml$|zod$",
    "Records go from the store into the build and back into content/.",
  ],
  [
    "collections",
    ["src/collections.ts", "src/collections/**", "src/record-pages.ts", "src/once.ts"],
    "\\.{1,2}/(collections/)?(offered|once|read|record-pages|services|site|works)\\.ts$|#domain/|#site/facts/staff\\.ts$|#generated/agency\\.ts$|astro:content$|astro/loaders$|astro$",
    "Collections know content and domain only.",
  ],
  [
    "markdown",
    ["src/markdown/**"],
    "\\./|#domain/|#site/i18n/|@astrojs/markdown-satteri$|satteri$|ultrahtml$",
    "How texts are read: the parsers, the domain and the words of the interface.",
  ],
  [
    "i18n",
    ["src/i18n/**"],
    "\\.{1,2}/|#domain/|#generated/(agency\\.ts$|texts/)|i18next$",
    "The catalogue knows the domain and i18next only.",
  ],
  [
    "pages",
    ["src/pages/**"],
    "#site/(brand/icons\\.ts$|collections\\.ts$|layouts/|sections/|components/(?:(?:content-parts|motifs|face/draw)\\.ts$|map-drawing)|i18n/|markdown/)|#domain/|#generated/(?:agency|look)\\.ts$|astro$|@astrojs/rss$|@astrojs/mdx/container-renderer$|astro[/:]container$",
    "A page loads by collections and hands to sections; the feed renders its articles, a text its links; drawings are files.",
  ],
  [
    "sections",
    ["src/sections/**", "src/layouts/**", "src/components/**"],
    ASTRO_VIEWS,
    "Data comes by props; no collections, admin or server.",
  ],
  [
    "drafts",
    ["src/drafts/**"],
    "#domain/page-limits\\.ts$",
    "What forms keep on the device: for islands and the admin.",
  ],
  [
    "forms",
    ["src/forms/**"],
    `\\.{1,2}/|react$|react/|${DOMAIN_WITHOUT_ZOD}`,
    "Forms are drawn by islands and by functions: React and the domain without zod; texts come by props.",
  ],
  [
    "islands",
    ["src/islands/**"],
    `\\./|#site/(drafts|forms)/|react$|react/|react-dom(/client)?$|embla-carousel-|astro$|${STYLES}|${DOMAIN_WITHOUT_ZOD}`,
    "Islands know React, Embla and the domain without zod; texts come by props.",
  ],
  [
    "scripts",
    ["src/scripts/**"],
    `\\./|#site/drafts/|#site/styles/search\\.css\\?url$|#generated/texts/search\\.ts$|${DOMAIN_WITHOUT_ZOD}`,
    "Scripts know drafts and the domain without zod only; the search's dialog has texts and a sheet of its own.",
  ],
  [
    "admin",
    ["src/admin/**"],
    `\\./|#admin/|${ADMIN_LIBRARIES}`,
    "The admin knows its own files, the domain and its libraries.",
  ],
  [
    "admin parts",
    ["src/admin/{i18n,lib,ui}/**"],
    `\\./|#admin/(i18n|lib|ui)/|${ADMIN_LIBRARIES}`,
    "What all screens share knows neither the frame (app) nor a feature.",
  ],
  [
    "functions",
    ["netlify/functions/**"],
    "#server/|#domain/|#site/i18n/sentence\\.ts$|@netlify/functions$",
    "A function is a contract over the server.",
  ],
  [
    "server",
    ["netlify/server/**"],
    "\\./|#server/|#domain/|#generated/|#site/(forms|i18n)/|node:|@netlify/(blobs|functions)$|jose$|nodemailer$|p-limit$|react$|react-dom/server$|ultrahtml$|zod$",
    "The server knows the domain, the texts, the forms and its libraries.",
  ],
  [
    "local",
    ["netlify/local/**"],
    "\\./|node:|@netlify/|astro$|vite$|croner$|rolldown/utils$",
    "The local platform finds functions by itself and knows no other room.",
  ],
];

/** Where lint asks for types. Elsewhere they come from Astro, which makes them during a build. */
const TYPED = [
  "src/{admin,domain,drafts,facts,forms,i18n,islands,link-pictures,markdown,records,scripts}/**/*.{ts,tsx}",
  "netlify/**/*.ts",
];

export default defineConfig(
  {
    ignores: [
      "dist*",
      "src/generated",
      ".astro",
      ".data",
      ".house",
      ".netlify",
      "examples",
      "node_modules",
    ],
  },
  js.configs.recommended,
  tseslint.configs.strict,
  tseslint.configs.stylistic,
  {
    name: "with types",
    files: TYPED,
    extends: [tseslint.configs.strictTypeCheckedOnly, tseslint.configs.stylisticTypeCheckedOnly],
    languageOptions: {
      parserOptions: { project: join(import.meta.dirname, "lint/tsconfig.json") },
    },
    rules: {
      "@typescript-eslint/dot-notation": ["error", { allowIndexSignaturePropertyAccess: true }],
      "@typescript-eslint/no-confusing-void-expression": "off",
      "@typescript-eslint/no-meaningless-void-operator": "off",
      // A handler may be asynchronous.
      "@typescript-eslint/no-misused-promises": [
        "error",
        { checksVoidReturn: { arguments: false, attributes: false } },
      ],
      // Narrowing by a callback, and values of other programs, are seen by people only.
      "@typescript-eslint/no-unnecessary-condition": "off",
      // A cast widens a type parameter where a call is checked for each kind.
      "@typescript-eslint/no-unnecessary-type-assertion": "off",
      "@typescript-eslint/no-unnecessary-type-parameters": "off",
      "@typescript-eslint/use-unknown-in-catch-callback-variable": "off",
      "@typescript-eslint/non-nullable-type-assertion-style": "off",
      "@typescript-eslint/prefer-nullish-coalescing": [
        "error",
        { ignorePrimitives: { string: true }, ignoreTernaryTests: true },
      ],
      "@typescript-eslint/restrict-template-expressions": ["error", { allowNumber: true }],
      // No method of the house looks at `this`.
      "@typescript-eslint/unbound-method": "off",
    },
  },
  astro.configs["flat/recommended"],
  // Hooks can be only where React may be imported; the React compiler behind these rules reads a
  // file for as long as all other rules together.
  { ...reactHooks.configs.flat.recommended, files: ["src/{admin,forms,islands}/**"] },
  {
    linterOptions: { reportUnusedDisableDirectives: "error" },
    rules: {
      "no-undef": "off",
      "no-control-regex": "off",
      "no-console": "error",
      "@typescript-eslint/consistent-type-imports": "error",
      "@typescript-eslint/no-unused-vars": ["error", { argsIgnorePattern: "^_" }],
      "@typescript-eslint/no-non-null-assertion": "error",
    },
  },
  {
    files: [
      "src/agency/write.ts",
      "adopt/*.ts",
      "netlify/server/http/log.ts",
      "netlify/*.ts",
      "netlify/local/**",
      "tests/**",
    ],
    rules: { "no-console": "off" },
  },
  { files: ["tests/**"], rules: { "@typescript-eslint/no-empty-function": "off" } },
  { files: ["src/env.d.ts"], rules: { "@typescript-eslint/consistent-type-definitions": "off" } },
  ...ROOMS.map(([room, files, allowed, rule]): Linter.Config => ({
    name: `room: ${room}`,
    files,
    rules: {
      "@typescript-eslint/no-restricted-imports": [
        "error",
        {
          patterns: [
            {
              regex: `^(?!${allowed})`,
              message: rule,
              allowTypeImports: ["forms", "islands", "scripts"].includes(room),
            },
          ],
        },
      ],
    },
  })),
  // Where texts are made that people read; only here does lint ask for types, which takes longer
  // than all other rules. Astro's files have none.
  // A project by name is loaded once; the project service would load it a second time beside that.
  {
    name: "text cuts",
    files: [
      "src/{admin,components,domain,forms,i18n,islands,pages,scripts,sections}/**/*.{ts,tsx}",
      "netlify/server/**",
      "netlify/build-site.ts",
    ],
    ignores: ["src/domain/text/text.ts"],
    languageOptions: {
      parserOptions: { project: join(import.meta.dirname, "lint/tsconfig.json") },
    },
    plugins: { house: { rules: { "text-cuts": textCuts } } },
    rules: { "house/text-cuts": "error" },
  },
  // The one page that is nothing but an application.
  {
    files: ["src/pages/admin/index.astro"],
    rules: { "@typescript-eslint/no-restricted-imports": "off" },
  },
  {
    files: ["src/islands/*-integration.ts"],
    rules: { "@typescript-eslint/no-restricted-imports": "off" },
  },
);
