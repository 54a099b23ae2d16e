/** The filters that combine: not published, what a kind adds, and how far it is translated. */
import type { Kind, RecordOf } from "#admin/features/records/queries.ts";
import { t, type TextKey } from "#admin/i18n/i18n.ts";
import { TRANSLATED, type TranslationStates } from "#domain/records/translation.ts";
import { differs } from "./SiteMark.tsx";
import type { Around, ListView } from "./list-view.ts";

type Choices<K extends Kind> = Readonly<
  Record<string, readonly [label: TextKey, fits: (record: RecordOf<K>, around: Around) => boolean]>
>;

export function onSiteFilter<K extends Kind>(own: Choices<K> = {}): ListView<K>["filters"][number] {
  const choices: Choices<K> = {
    unpublished: [
      "lists.unpublished",
      (record, { published }) => published !== undefined && differs(record, published),
    ],
    ...own,
    // On a site in English alone nothing is translated.
    ...(TRANSLATED.length > 0 && {
      missing: ["lists.missing", (_, { translated }) => hasTexts(translated, "missing")],
      outdated: ["lists.outdated", (_, { translated }) => hasTexts(translated, "outdated")],
    }),
  };
  return {
    name: "show",
    label: "lists.show",
    all: "common.all",
    many: true,
    options: Object.keys(choices),
    inWords: (option) => {
      const label = choices[option]?.[0];
      return label ? t(label) : option;
    },
    fits: (record, option, around) => choices[option]?.[1](record, around) ?? true,
  };
}

/** Whether a choice looks at translations, which come apart from the list. */
export function isOfTranslations(option: string): boolean {
  return option === "missing" || option === "outdated";
}

/** Whether a language has texts in that state, as its form counts them. */
export function hasTexts(
  states: TranslationStates | undefined,
  state: "missing" | "outdated",
): boolean {
  return Object.values(states ?? {}).some((counts) => counts[state] > 0);
}
