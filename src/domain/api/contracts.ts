/** The contracts of all parts that the site has. Each is served by one function. */
import { PARTS } from "#domain/content/parts.ts";
import { account, login } from "./account.ts";
import { backup } from "./backup.ts";
import { contact, messages, receiptPages, serviceRequest } from "./contact.ts";
import type { Contract, Operation } from "./contract.ts";
import { activity, publish } from "./dashboard.ts";
import { newsletter, newsletterPages, readers } from "./newsletter.ts";
import { media, upload } from "./pictures.ts";
import { projects, services, trash } from "./records.ts";
import { briefPages, description, requestPage, searchPage } from "./site.ts";
import { users } from "./users.ts";

const contracts = [
  contact,
  messages,
  serviceRequest,
  receiptPages,
  ...(PARTS.newsletter ? [newsletter, readers] : []),
  newsletterPages,
  requestPage,
  briefPages,
  searchPage,
  media,
  description,
  services,
  ...(PARTS.projects ? [projects] : []),
  login,
  account,
  users,
  upload,
  trash,
  activity,
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
