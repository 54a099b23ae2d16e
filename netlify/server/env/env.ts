/**
 * The environment, read and checked in one place. A wrong value becomes a plain sentence in the
 * log, never a guess.
 */
import { DEFAULT_LOCALE, type Locale, LOCALES } from "#domain/links.ts";
import { isEmail } from "#domain/text/typed-address.ts";
import type { VariableName } from "./variables.ts";

/** A mail address in parts, so that mail libraries need not parse it. */
export interface Mailbox {
  name: string;
  address: string;
}

export interface MailSettings {
  smtpUrl: string;
  from: Mailbox;
  to: Mailbox[];
  /** The language of mails to the agency. */
  locale: Locale;
}

type Variables = Readonly<Partial<Record<VariableName, string | undefined>>>;

/**
 * The mail settings. `undefined` without SMTP_URL: mails then wait in the outbox. With SMTP_URL
 * set, throws an `Error` that names the variable when SMTP_URL, MAIL_FROM, MAIL_TO or MAIL_LANGUAGE
 * is unusable.
 */
export function mailSettings(variables: Variables = process.env): MailSettings | undefined {
  const smtpUrl = variables.SMTP_URL?.trim();
  if (!smtpUrl) return undefined;
  if (!URL.canParse(smtpUrl) || !/^smtps?:$/.test(new URL(smtpUrl).protocol))
    throw new Error("SMTP_URL must look like smtp://user:password@host:587 or smtps://…");
  const to = (variables.MAIL_TO ?? "").split(",").filter((part) => part.trim() !== "");
  if (to.length === 0) throw new Error("MAIL_TO must be set when SMTP_URL is.");
  const locale = LOCALES.find(
    (known) => known === (variables.MAIL_LANGUAGE?.trim().toLowerCase() || DEFAULT_LOCALE),
  );
  if (!locale) throw new Error(`MAIL_LANGUAGE must be one of ${LOCALES.join(", ")}.`);
  const from = mailbox("MAIL_FROM", variables.MAIL_FROM ?? "");
  return { smtpUrl, from, to: to.map((part) => mailbox("MAIL_TO", part)), locale };
}

/**
 * Whether visitors get a receipt by mail (MAIL_RECEIPTS=1). Off by default, so that a site mails
 * strangers only by choice.
 */
export function receiptsAreOn(variables: Variables = process.env): boolean {
  return ["1", "true"].includes(variables.MAIL_RECEIPTS?.trim() ?? "");
}

/**
 * The key that signs staff tokens. Throws an `Error` when JWT_SECRET is missing or shorter than 32
 * bytes.
 */
export function tokenSecret(variables: Variables = process.env): string {
  const secret = variables.JWT_SECRET?.trim() ?? "";
  if (secret === "") throw new Error("JWT_SECRET is not set.");
  if (Buffer.byteLength(secret) < 32) throw new Error("JWT_SECRET must have at least 32 bytes.");
  return secret;
}

/**
 * The first admin. `undefined` when neither variable is set. Throws an `Error` that names the wrong
 * variable.
 */
export function firstAdmin(
  variables: Variables = process.env,
): { email: string; password: string } | undefined {
  const [email, password] = [variables.ADMIN_EMAIL?.trim() ?? "", variables.ADMIN_PASSWORD ?? ""];
  if (email === "" && password === "") return undefined;
  if (!isEmail(email)) throw new Error("ADMIN_EMAIL must be like mail@example.com.");
  if (password === "") throw new Error("ADMIN_PASSWORD must be set when ADMIN_EMAIL is.");
  return { email, password };
}

/**
 * Whether the demo accounts exist here: when DEMO is on, and in deploy previews unless DEMO is off.
 * Variables of `netlify.toml` reach only the build, so a function recognizes a preview by its
 * deploy. Throws an `Error` in production, which must never have accounts with public passwords.
 */
export function demoIsOn(variables: Variables = process.env): boolean {
  const [asked, context] = [variables.DEMO ?? "", deployContext(variables)];
  if (asked === "") return context === "deploy-preview";
  if (!["1", "true"].includes(asked)) return false;
  if (context === "production")
    throw new Error("Demo accounts (DEMO=1) are not for production. Unset DEMO.");
  return true;
}

/**
 * Credentials that let a build on Netlify reach the site's stores. Needs a personal token, because
 * Netlify's own token may only write to deploy stores. The site is SITE_ID, unless NETLIFY_SITE_ID
 * names another. `undefined` without token or site.
 */
export function buildAccess(
  variables: Variables = process.env,
): { siteID: string; token: string; deployID?: string } | undefined {
  const siteID = variables.NETLIFY_SITE_ID || variables.SITE_ID;
  const [token, deployID] = [variables.NETLIFY_AUTH_TOKEN, variables.DEPLOY_ID];
  return siteID && token ? { siteID, token, ...(deployID && { deployID }) } : undefined;
}

/** The URL that starts a build. `undefined` when BUILD_HOOK_URL is missing or invalid. */
export function buildHook(variables: Variables = process.env): string | undefined {
  const hook = variables.BUILD_HOOK_URL?.trim();
  return hook && URL.canParse(hook) ? hook : undefined;
}

/**
 * The kind of deploy: `production`, `deploy-preview`, `branch-deploy`, or `dev` on a local machine.
 * The platform's own value wins; an empty one, as from `netlify dev`, counts as missing. Without
 * any value, a function on Netlify is in production if its deploy is the published one, otherwise
 * `unknown`: no demo, and stores of its own.
 */
function deployContext(variables: Variables = process.env): string {
  const { context, published } = globalThis.Netlify?.context?.deploy ?? {};
  const known = context || variables.CONTEXT;
  if (known) return known;
  if (globalThis.Netlify?.context === undefined || variables.NETLIFY_DEV === "true") return "dev";
  return published ? "production" : "unknown";
}

/** Whether this deploy uses the site's stores; previews and branches have their own. */
export function hasSiteStores(variables: Variables = process.env): boolean {
  return ["production", "dev"].includes(deployContext(variables));
}

/** The origin that serves this deploy's files. */
export function deployAddress(
  request: Pick<Request, "url">,
  variables: Variables = process.env,
): string {
  return new URL(variables.DEPLOY_URL || request.url).origin;
}

/**
 * The site's address for links in mails: the production address if set, otherwise that of the
 * request.
 */
export function siteAddress(
  request: Pick<Request, "url">,
  variables: Variables = process.env,
): string {
  const own = deployContext(variables) === "production" ? variables.URL : undefined;
  return new URL(own ?? request.url).origin;
}

/** `mail@example.com` or `Name <mail@example.com>`. */
function mailbox(variable: string, text: string): Mailbox {
  const [, name = "", address = ""] =
    /^(?:"?([^"<>]*?)"?\s*<)?([^<>\s]+)>?$/.exec(text.trim()) ?? [];
  if (!isEmail(address))
    throw new Error(`${variable} must be like mail@example.com or Name <mail@example.com>.`);
  return { name, address };
}
