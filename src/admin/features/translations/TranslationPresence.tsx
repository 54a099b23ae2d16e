import { useQueryClient } from "@tanstack/react-query";
import { PresenceNotice } from "#admin/features/presence/PresenceNotice.tsx";
import { useTranslation } from "#admin/i18n/use-translation.tsx";
import type { RecordKind } from "#domain/records/record.ts";
import type { TranslationLocale } from "#domain/records/translation.ts";
import { translationForm } from "#domain/staff/presence.ts";
import { translationQueries } from "./queries.ts";
import type { Translating } from "./use-translation-form.ts";

interface Props {
  kind: RecordKind;
  id: string;
  locale: TranslationLocale;
  translating: Translating;
}

/** The notice in the form of a translation. */
export function TranslationPresence({ kind, id, locale, translating }: Props) {
  const { t } = useTranslation();
  const queries = useQueryClient();
  const { form, draft, watch, compare, adopt } = translating;
  return (
    <PresenceNotice
      kind={kind}
      id={translationForm(id, locale)}
      control={form.control}
      watch={watch}
      dirty={draft.dirty}
      revision={() => draft.base()?.revision}
      load={async () => {
        const views = await queries.query(translationQueries.ofRecord(kind, id));
        return views.find((view) => view.locale === locale);
      }}
      meet={{ label: t("presence.compare"), run: compare }}
      adopt={adopt}
    />
  );
}
