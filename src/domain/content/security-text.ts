/** Where to report a security problem of the site (`/.well-known/security.txt`, RFC 9116). */
import { SECURITY_CONTACT_DAYS } from "#domain/limits.ts";

interface Facts {
  email: string;
  languages: readonly string[];
  /** The file's own address. */
  address: string;
  built: Date;
}

const DAY = 24 * 60 * 60 * 1000;

/** The file's text; it expires at the start of a day, less than a year after the build. */
export function securityText({ email, languages, address, built }: Facts): string {
  const expires = new Date(built.valueOf() + SECURITY_CONTACT_DAYS * DAY);
  expires.setUTCHours(0, 0, 0, 0);
  return [
    // A mail address may have letters that an address on the web may not.
    `Contact: mailto:${encodeURI(email)}`,
    `Expires: ${expires.toISOString()}`,
    `Preferred-Languages: ${languages.join(", ")}`,
    `Canonical: ${address}`,
    "",
  ].join("\n");
}
