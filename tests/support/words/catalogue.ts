/** Every text of the catalogue, found by its files, so that new texts are tested automatically. */
import { globSync } from "node:fs";
import { basename } from "node:path";
import { type Locale, LOCALES } from "#domain/links.ts";
import { flat } from "./english-left.ts";

const FOLDER = `${import.meta.dirname}/../../../src/i18n`;

export const ROOMS = globSync("*.ts", { cwd: `${FOLDER}/en` }).map((name) => basename(name, ".ts"));

/** A text in the form that pages give to scripts: `{n}` marks a script's value. */
export const forScripts = (text: string) => text.replace(/\{\{(\w+)[^}]*\}\}/g, "{$1}");

/** By key, with the group in front: `api.users.ownRole`. */
export const CATALOGUE = Object.fromEntries(
  await Promise.all(
    LOCALES.map(async (locale): Promise<[Locale, Map<string, string>]> => {
      const rooms = await Promise.all(
        ROOMS.map(async (room): Promise<[string, Record<string, string>]> => {
          const texts = (await import(`${FOLDER}/${locale}/${room}.ts`)) as Record<
            string,
            Record<string, string>
          >;
          return [room, texts[room] ?? {}];
        }),
      );
      return [locale, flat(Object.fromEntries(rooms))];
    }),
  ),
) as Record<Locale, Map<string, string>>;

/** All texts of public pages. */
export function siteTexts(locale: Locale): Record<string, string> {
  const texts = [...CATALOGUE[locale]].filter(([key]) => /^(?:common|site)\./.test(key));
  return Object.fromEntries(texts.map(([key, text]) => [key, forScripts(text)]));
}
