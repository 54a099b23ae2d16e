/** The library of pictures, over a store of its own for each test. */
import { afterEach, beforeEach, vi } from "vitest";
import {
  CONTENT_PICTURES,
  type ContentPicture,
  type LibraryPicture,
} from "#domain/api/picture-library.ts";
import { addressOf, uploadFile } from "#tests/support/api/upload.ts";
import { withFrame } from "#tests/support/page/framed-page.ts";
import { makePicture } from "./pictures.ts";
import { type Records, startRecords } from "./records.ts";

/** Each size is one picture, also when it is uploaded twice. */
const files = new Map<number, Buffer>();

export const nameIn = (url: string) => url.replace("/media/", "");
export const keyIn = (url: string) => nameIn(url).split(".").reverse().join("/");
export const at = (url: string) => `/api/pictures/${nameIn(url)}`;

/** To be called once a file, outside of its tests. */
export function withLibrary() {
  /** Pictures of `content/`, as the build lists them; the tests fill it. */
  const content: ContentPicture[] = [];
  withFrame({ [CONTENT_PICTURES]: content });
  let records: Records;
  beforeEach(async () => {
    vi.spyOn(console, "error").mockImplementation(() => undefined);
    records = await startRecords();
  });
  afterEach(async () => {
    vi.restoreAllMocks();
    content.length = 0;
    await records.close();
  });
  const list = async (query = "") =>
    records.manager.ask<LibraryPicture[]>("GET", `/api/pictures${query}`);
  return {
    content,
    get records() {
      return records;
    },
    /** Another site, with nothing in it. */
    restart: async () => {
      await records.close();
      records = await startRecords();
    },
    upload: async (name = "quay.png", width = 40) => {
      const bytes = files.get(width) ?? (await makePicture("png", width, 48));
      files.set(width, bytes);
      return addressOf(await uploadFile(bytes, records.tokens.manager, name));
    },
    list,
    one: async (url: string) => (await list()).data.find((picture) => picture.url === url),
    describeAs: (url: string, alts: object, version: number, staff = records.manager) =>
      staff.ask<LibraryPicture>("PUT", at(url), { alts }, { "if-match": `"${version}"` }),
  };
}
