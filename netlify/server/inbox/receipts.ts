/**
 * Receipts of enquiries. Nothing is stored for one: its number and its link are keyed hashes of the
 * message's id, so that a repeated post gets the same receipt, and no link can be guessed.
 */
import type { Receipt } from "#domain/inbox/message.ts";
import { numberFrom } from "#domain/inbox/enquiry-number.ts";
import { RECEIPTS } from "#domain/links.ts";
import { keyed, sameHash } from "#server/store/keyed-hash.ts";

/** A well-formed id that no message has. */
const NO_ID = `${"0".repeat(13)}-${"0".repeat(12)}`;

export async function receiptOf(id: string): Promise<Receipt> {
  return { number: await numberOf(id), url: `${RECEIPTS}${id}.${await markOf(id)}` };
}

export async function numberOf(id: string): Promise<string> {
  return numberFrom(await keyed(`number ${id}`));
}

/**
 * The id in the last part of a receipt's address; `undefined` when no receipt has such an address.
 * For a wrong mark it is the id of no message, so that looking it up takes the same time as for a
 * message that is gone.
 */
export async function idInReceipt(text: string): Promise<string | undefined> {
  const [, id, mark = ""] = /^(\d{13}-[0-9a-f]{12})\.([0-9a-f]{32})$/.exec(text) ?? [];
  if (id === undefined) return undefined;
  return sameHash(mark, await markOf(id)) ? id : NO_ID;
}

function markOf(id: string): Promise<string> {
  return keyed(`receipt ${id}`);
}
