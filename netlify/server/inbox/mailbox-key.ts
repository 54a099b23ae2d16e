import { domainToASCII } from "node:url";
import { emailKey } from "#domain/staff/user.ts";

const GMAIL = new Set(["gmail.com", "googlemail.com"]);

/**
 * The same for every spelling of an address whose mail ends in one mailbox, as far as that can be
 * known: only for counting how much it is sent and sends. Accounts and readers keep the address
 * that they gave.
 */
export function mailboxKey(address: string): string {
  const [, name = "", host = ""] = /^(.*)@(.*)$/s.exec(emailKey(address)) ?? [];
  const domain = domainToASCII(host) || host;
  const own = name.replace(/(?<=.)\+.*$/s, "");
  return GMAIL.has(domain) ? `${own.replaceAll(".", "")}@gmail.com` : `${own}@${domain}`;
}
