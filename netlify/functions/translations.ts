import type { Config } from "@netlify/functions";
import { translations } from "#domain/api/translations.ts";
import { serve } from "#server/http/serve.ts";
import { readContentWords } from "#server/records/content-words.ts";
import { saveTranslation } from "#server/records/save-translation.ts";
import { statesOf, translationsOf } from "#server/records/translations.ts";

export default serve(translations, {
  async states({ request, params: { kind } }) {
    return { data: await statesOf(kind, await readContentWords(request, kind)) };
  },
  async ofRecord({ request, params: { kind, id } }) {
    return { data: await translationsOf(kind, id, await readContentWords(request, kind)) };
  },
  async save({ params, version, body, session: { user } }) {
    const revision = /^\d{1,7}$/.test(version) ? Number(version) : -1;
    const data = await saveTranslation({ ...params, revision }, body, user);
    return { data, version: data.revision };
  },
});

export const config: Config = {
  path: [
    "/api/translations/:kind",
    "/api/translations/:kind/:id",
    "/api/translations/:kind/:id/:locale",
  ],
};
