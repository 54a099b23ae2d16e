/** What every language of the staff area says: the keys of the English dictionary, each with a text of its own. */
import type { en } from "./en/en.ts";

export type Translation<Texts = typeof en> = {
  readonly [Key in keyof Texts]: Texts[Key] extends string ? string : Translation<Texts[Key]>;
};

declare module "i18next" {
  interface CustomTypeOptions {
    resources: { translation: typeof en };
  }
}
