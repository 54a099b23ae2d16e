/** The contracts of all parts that the site has. Each is served by one function. */
import { PARTS } from "#domain/content/parts.ts";
import { account, login } from "./account.ts";
import { agency } from "./agency.ts";
import { backup } from "./backup.ts";
import { contact, messages, receiptPages, serviceRequest } from "./contact.ts";
import { checks } from "./checks.ts";
import type { Contract, Operation } from "./contract.ts";
import { activity } from "./activity.ts";
import { publish } from "./dashboard.ts";
import { drafts } from "./drafts.ts";
import { newsletter, newsletterPages, readers } from "./newsletter.ts";
import { media, pictures, upload } from "./pictures.ts";
import { projects, questions, services, trash } from "./records.ts";
import { previewPages, previews } from "./previews.ts";
import { presence } from "./presence.ts";
import { briefPages, description, requestPage, searchPage } from "./site.ts";
import { replies } from "./replies.ts";
import { snippets } from "./snippets.ts";
import { translations } from "./translations.ts";
import { users } from "./users.ts";

const contracts = [
  contact,
  messages,
  replies,
  snippets,
  serviceRequest,
  receiptPages,
  ...(PARTS.newsletter ? [newsletter, readers] : []),
  newsletterPages,
  requestPage,
  briefPages,
  searchPage,
  previewPages,
  media,
  description,
  services,
  ...(PARTS.projects ? [projects] : []),
  ...(PARTS.faqs ? [questions] : []),
  agency,
  login,
  account,
  users,
  upload,
  pictures,
  drafts,
  previews,
  trash,
  translations,
  activity,
  checks,
  presence,
  publish,
  backup,
] as const satisfies Contract[];

export const CONTRACTS: readonly Contract[] = contracts;
export const OPERATIONS: readonly Operation[] = CONTRACTS.flatMap((contract) =>
  Object.values(contract),
);

type OneOf<C> = C extends C ? C[keyof C] : never;

/** Operations by route, for callers that only need types. */
export type Api = { [O in OneOf<(typeof contracts)[number]> as O["route"]]: O };
