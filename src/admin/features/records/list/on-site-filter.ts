/** The filter by what needs a look: not published, and what a kind adds. */
import type { Kind, RecordOf } from "#admin/features/records/queries.ts";
import { t, type TextKey } from "#admin/i18n/i18n.ts";
import type { RecordState } from "#domain/records/publishing.ts";
import type { Scheduled } from "#domain/records/schedule.ts";
import { differs } from "./SiteMark.tsx";
import type { ListView } from "./list-view.ts";

type Fits = (record: Scheduled, state: RecordState | undefined) => boolean;
type Own<K extends Kind> = Readonly<
  Record<string, readonly [label: TextKey, fits: (record: RecordOf<K>) => boolean]>
>;

const COMMON: Readonly<Record<string, readonly [label: TextKey, fits: Fits]>> = {
  unpublished: [
    "lists.unpublished",
    (record, state) => state !== undefined && differs(record, state),
  ],
  untranslated: ["lists.untranslated", (_, state) => state?.untranslated !== undefined],
};

export function onSiteFilter<K extends Kind>(own: Own<K> = {}): ListView<K>["filters"][number] {
  return {
    name: "show",
    label: "lists.show",
    all: "common.all",
    options: ["unpublished", ...Object.keys(own), "untranslated"],
    inWords: (option) => {
      const label = (COMMON[option] ?? own[option])?.[0];
      return label ? t(label) : option;
    },
    fits: (record, option, published) =>
      COMMON[option]?.[1](record, published) ?? own[option]?.[1](record) ?? true,
  };
}
