/** Stored enquiries and requests: one object each, so that visitors never wait for one another; the folder is the first part of the key. */
import { FOLDERS, messageRecord, type Folder, type MessageRecord } from "#domain/message.ts";
import { jsonStore, type Stored } from "./stores.ts";

/** Keys are `<folder>/<id>`. */
export const messageStore = jsonStore<MessageRecord>("messages");

/** A message by its id, in whichever folder it is now. Throws when what is stored there is no message. */
export async function findMessage(id: string): Promise<(Stored<MessageRecord> & { folder: Folder }) | undefined> {
  for (const folder of FOLDERS) {
    const found = await messageStore.read(`${folder}/${id}`);
    if (found) return { value: messageRecord.parse(found.value), etag: found.etag, folder };
  }
  return undefined;
}
