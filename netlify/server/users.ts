/** The staff as stored: one document, so that rules over all of them (a unique address, a last administrator) hold at once. */
import { userRecord, type UserRecord } from "#domain/user.ts";
import { jsonStore } from "./stores.ts";

const userStore = jsonStore<{ items: UserRecord[] }>("users");

export async function findUser(id: string): Promise<UserRecord | undefined> {
  const found = (await userStore.read("all"))?.value.items.find((user) => user._id === id);
  return found && userRecord.parse(found);
}
