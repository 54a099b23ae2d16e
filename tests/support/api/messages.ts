/**
 * Messages of visitors, written straight into a store. Imports no function, so that browser tests
 * can use it.
 */
import type { Folder, MessageRecord } from "#domain/inbox/message.ts";
import type { TestStore } from "#tests/support/store/store.ts";

export const ENQUIRY = {
  name: "Rahima Akter",
  email: "rahima@ghatline.example",
  phone: "+880 1700 000000",
  company: "Ghatline Cargo",
  message: "We need a booking site for river freight.\n\nCan you start in May?",
};

export async function storeMessage(
  store: Pick<TestStore, "write">,
  folder: Folder,
  record: Partial<MessageRecord> & Pick<MessageRecord, "_id">,
): Promise<string> {
  await store.write("messages", `${folder}/${record._id}`, {
    ...ENQUIRY,
    kind: "enquiry",
    ...record,
  });
  return record._id;
}

/**
 * Gives a store the same salt in each test. Server code in this process reads it once, a platform
 * on the same data reads it again; both must find the same numbers and hashes.
 */
export function saltStore(store: Pick<TestStore, "write">): Promise<void> {
  return store.write("secrets", "address-salt", { salt: "5a".repeat(32) });
}
