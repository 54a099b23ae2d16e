/**
 * Every environment variable that the product reads. `npm run docs` writes docs/environment.md and
 * .env.example from this table.
 */

interface Variable {
  /** The effect when it is missing. */
  unset: string;
  /** One short sentence. */
  meaning: string;
  /** The value in `.env.example`; only for variables that people set themselves. */
  example?: string;
}

type Group = Readonly<Record<string, Variable>>;

const machine = {
  PORT: { unset: "`8888`", meaning: "Port of the local platform.", example: "8888" },
  DATA_DIR: {
    unset: "`.data`",
    meaning: "Folder of the local store. `npm run build` reads the records in it too.",
    example: ".data",
  },
  DEMO: {
    unset: "on in `npm start` and in deploy previews",
    meaning: "`1`: demo accounts and demo messages. `0`: none.",
    example: "1",
  },
} as const satisfies Group;

const staff = {
  JWT_SECRET: {
    unset: "made once in `DATA_DIR`; on Netlify sign-in answers 503",
    meaning: "Signs the tokens of the staff. At least 32 bytes, the same on every deploy.",
    example: "",
  },
  ADMIN_EMAIL: {
    unset: "no first admin",
    meaning: "The first admin, created at the first sign-in while no admin can sign in.",
    example: "",
  },
  ADMIN_PASSWORD: {
    unset: "no first admin",
    meaning: "The first admin's first password, 8 to 128 characters.",
    example: "",
  },
} as const satisfies Group;

const mail = {
  SMTP_URL: {
    unset: "mails wait in the outbox",
    meaning: "The mail server: `smtp://user:password@host:587` or `smtps://…`.",
    example: "",
  },
  MAIL_FROM: {
    unset: "required with `SMTP_URL`",
    meaning: "The sender: `mail@example.com` or `Name <mail@example.com>`.",
    example: "",
  },
  MAIL_TO: {
    unset: "required with `SMTP_URL`",
    meaning: "Who reads the messages of visitors; several, with commas.",
    example: "",
  },
  MAIL_LANGUAGE: {
    unset: "`en`",
    meaning: "The language of mails to `MAIL_TO`: `en`, `bn`, `fr` or `es`.",
    example: "en",
  },
  MAIL_RECEIPTS: {
    unset: "off",
    meaning: "`1`: visitors get a receipt by mail, in the language of their page.",
    example: "",
  },
} as const satisfies Group;

const publishing = {
  BUILD_HOOK_URL: {
    unset: "Publish rebuilds on this machine",
    meaning: "Netlify’s build hook, which Publish calls.",
    example: "",
  },
  NETLIFY_AUTH_TOKEN: {
    unset: "pages come from `content/` alone",
    meaning: "A personal access token, with which a build on Netlify reads the records.",
    example: "",
  },
  NETLIFY_SITE_ID: {
    unset: "the site that is built",
    meaning: "The site whose records a build reads.",
    example: "",
  },
} as const satisfies Group;

const netlify = {
  URL: {
    unset: "`site` in `astro.config.mjs`",
    meaning: "The site’s address in canonical links, feeds and mails.",
  },
  CONTEXT: { unset: "this machine", meaning: "`production`, `deploy-preview` or `branch-deploy`." },
  SITE_ID: { unset: "this machine", meaning: "The site that is built." },
  DEPLOY_URL: {
    unset: "where the request came to",
    meaning: "Where functions read the frame of their pages. The local platform sets it too.",
  },
  DEPLOY_ID: { unset: "this machine", meaning: "The deploy that is built." },
  NETLIFY: { unset: "this machine", meaning: "`true` in builds." },
  NETLIFY_DEV: {
    unset: "not `netlify dev`",
    meaning: "`true` in `netlify dev`, whose store the product refuses.",
  },
  NETLIFY_BLOBS_CONTEXT: {
    unset: "no store",
    meaning: "Where the store is. The local platform sets it too.",
  },
  CI: {
    unset: "not in CI",
    meaning: "Set by CI services. The setup may then install a browser with `sudo`.",
  },
} as const satisfies Group;

const tests = {
  CHROMIUM_PATH: { unset: "found or installed", meaning: "The browser for tests and benches." },
  E2E_PORT: { unset: "`8899`", meaning: "Port of the browser tests’ platform." },
  SITE_DIR: { unset: "`dist`", meaning: "The build that tests and benches look at." },
  RUNS: { unset: "5 and 9", meaning: "How often the benches `walk` and `compare` measure." },
  TIMES: { unset: "`3`", meaning: "How often the bench `publish` publishes." },
  RECORDS: {
    unset: "`0`; for `build` 10, 100, 1000",
    meaning: "How many records the benches `publish` and `build` add.",
  },
  ONLY: { unset: "every page", meaning: "The paths that the bench `site` measures, with commas." },
} as const satisfies Group;

const internal = {
  SITE_BUILD: {
    unset: "no log",
    meaning: "From `netlify/build.ts` to the pages: the build that they belong to.",
  },
  TEST_FULL: { unset: "off", meaning: "From `npm run test:full` to its steps." },
  TEST_RUN_FOLDER: {
    unset: "a new folder",
    meaning: "From a test run to its processes: their temporary files.",
  },
} as const satisfies Group;

/** Grouped by the headings of docs/environment.md. */
export const VARIABLES = {
  "This machine": machine,
  Staff: staff,
  Mail: mail,
  Publishing: publishing,
  "Set by the platform": netlify,
  "Tests and benches": tests,
  Internal: internal,
};

type NameIn<G> = G extends Group ? keyof G & string : never;
export type VariableName = NameIn<(typeof VARIABLES)[keyof typeof VARIABLES]>;
