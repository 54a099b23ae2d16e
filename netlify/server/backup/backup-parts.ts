/** The kinds of objects in a backup: where they are stored, and how another site imports them. */
import { z } from "zod";
import type { ObjectKind } from "#domain/api/backup-objects.ts";
import { followUp } from "#domain/inbox/follow-up.ts";
import { messageNote } from "#domain/inbox/inbox.ts";
import { FOLDERS, messageRecord } from "#domain/inbox/message.ts";
import { replyRecord } from "#domain/inbox/reply.ts";
import { subscriberRecord } from "#domain/inbox/newsletter.ts";
import { BACKUP } from "#domain/limits.ts";
import { draft, DRAFT_KINDS } from "#domain/records/draft.ts";
import { RECORD_KINDS, type RecordKind } from "#domain/records/record.ts";
import { translationLocale, translationRecord } from "#domain/records/translation.ts";
import { isoTime } from "#domain/schema/inputs.ts";
import { snippetBackup } from "#server/inbox/snippets.ts";
import { subscriberId } from "#server/newsletter/subscribers.ts";
import { pictureKeys, readNote, takeNote } from "#server/pictures/notes.ts";
import { pictureAt, readPicture, takePicture } from "#server/pictures/pictures.ts";
import { COLLECTIONS } from "#server/records/collections.ts";
import type { StoreName } from "#server/store/key-kinds.ts";
import { stamped, upgraded, UPGRADES } from "#server/store/shapes.ts";
import { jsonStore } from "#server/store/stores.ts";

interface Part {
  keys: () => Promise<string[]>;
  /** Returns the stored object; `undefined` when it was removed in the meantime. */
  read: (key: string) => Promise<unknown>;
  /**
   * Stores an object unless the key exists. Throws when it is of another kind, and stores nothing.
   */
  write: (key: string, value: unknown) => Promise<unknown>;
  /** Number of concurrent reads. */
  atOnce: number;
}

const ID = "\\d{13}-[0-9a-f]{12}";
const OBJECTS = BACKUP.objectsAtOnce;

const mailEntry = z.union([
  z.looseObject({
    createdAt: z.number(),
    nextAt: z.number(),
    attempts: z.number(),
    letter: z.undefined().optional(),
  }),
  z.object({ state: z.enum(["sent", "none"]), at: z.number() }),
]);

/** An object with a retention period needs the date at which the period starts. */
const message = messageRecord.extend({
  createdAt: isoTime,
  spamSince: isoTime.optional(),
  deletedAt: isoTime.optional(),
});
const keptDraft = draft.omit({ kind: true, _id: true });
const subscriber = subscriberRecord.extend({ createdAt: isoTime, askedAt: isoTime });

export const OBJECT_PARTS: Record<ObjectKind, Part> = {
  "service-versions": versionsOf("services"),
  "project-versions": versionsOf("projects"),
  "question-versions": versionsOf("questions"),
  translations: objects(
    "translations",
    RECORD_KINDS,
    `[a-z0-9][a-z0-9-]{0,63}/(?:${translationLocale.options.join("|")})`,
    (value) => translationRecord.safeParse(value).success,
  ),
  drafts: drafts(),
  messages: objects(
    "messages",
    FOLDERS,
    `${ID}(?:/[1-9]\\d{0,5})?`,
    (value, key) => message.parse(value)._id === key.split("/")[1],
  ),
  notes: objects("notes", ["note"], ID, (value) => messageNote.safeParse(value).success),
  "follow-ups": objects(
    "follow-ups",
    ["message"],
    ID,
    (value) => followUp.safeParse(value).success,
  ),
  replies: objects(
    "replies",
    ["message"],
    `${ID}/[0-9a-f]{32}`,
    (value, key) => replyRecord.parse(value)._id === key.split("/")[2],
  ),
  snippets: { ...snippetBackup, atOnce: OBJECTS },
  mails: mails(),
  readers: {
    ...objects("subscribers", ["confirmed", "pending"], "[0-9a-f]{32}", () => true),
    // The key of an address depends on the site's secret, so the address gets a new key here.
    async write(key, stored) {
      const value = upgraded(stored, UPGRADES.subscribers);
      const { email } = subscriber.parse(value);
      const folder = key.startsWith("confirmed/") ? "confirmed" : "pending";
      await jsonStore<unknown>("subscribers").create(
        `${folder}/${await subscriberId(email)}`,
        value,
      );
    },
  },
  pictures: {
    keys: pictureKeys,
    async read(key) {
      const [kind = "", hash = ""] = key.split("/");
      const picture = pictureAt(`/media/${hash}.${kind}`);
      return picture && (await readPicture(picture))?.toString("base64");
    },
    write: (key, value) =>
      takePicture(key, Buffer.from(z.base64().parse(value), "base64"), Date.now()),
    atOnce: BACKUP.picturesAtOnce,
  },
  "picture-notes": { keys: pictureKeys, read: readNote, write: takeNote, atOnce: OBJECTS },
};

function versionsOf(kind: RecordKind): Part {
  const { parse } = COLLECTIONS[kind];
  return objects(kind, ["history"], "[a-z0-9][a-z0-9-]{0,63}/\\d{8}", (value, key) => {
    const { _id, revision } = parse(value);
    return key === `history/${_id}/${String(revision).padStart(8, "0")}`;
  });
}

/** The marks of discarded drafts stay behind. */
function drafts(): Part {
  const isDraft = (value: unknown) => keptDraft.safeParse(value).success;
  const part = objects("drafts", DRAFT_KINDS, "[a-z0-9][a-z0-9-]{0,63}", isDraft);
  const read = async (key: string) => {
    const value = await part.read(key);
    return isDraft(value) ? value : undefined;
  };
  return { ...part, read };
}

/** Newsletter mails link to their original site, so an export leaves them out. */
function mails(): Part {
  const part = objects(
    "outbox",
    ["waiting", "failed", "settled"],
    ID,
    (value) => mailEntry.safeParse(value).success,
  );
  const read = async (key: string) => {
    const value = await part.read(key);
    return typeof value === "object" && value !== null && "letter" in value ? undefined : value;
  };
  return { ...part, read };
}

function objects(
  name: StoreName,
  folders: readonly string[],
  rest: string,
  isSound: (value: unknown, key: string) => boolean,
): Part {
  const store = jsonStore<unknown>(name);
  const pattern = new RegExp(`^(?:${folders.join("|")})/${rest}$`);
  return {
    keys: async () =>
      (await Promise.all(folders.map((folder) => store.keys(`${folder}/`))))
        .flat()
        .filter((key) => pattern.test(key)),
    // Includes the shape, so that the other site does not upgrade it again.
    async read(key) {
      const found = await store.read(key);
      return found && stamped(found.value, UPGRADES[name]);
    },
    async write(key, stored) {
      const value = upgraded(stored, UPGRADES[name]);
      if (!pattern.test(key) || !isSound(value, key)) throw new Error("It is not sound.");
      await store.create(key, value);
    },
    atOnce: OBJECTS,
  };
}
