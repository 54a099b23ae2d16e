import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { snippetQueries } from "#admin/features/snippets/queries.ts";
import { useTranslation } from "#admin/i18n/use-translation.tsx";
import { Select } from "#admin/ui/Select.tsx";
import type { InboxMessage } from "#domain/inbox/inbox.ts";
import { filledSnippet, snippetText } from "#domain/inbox/snippet-words.ts";
import { siteLinks, siteLocale } from "#domain/links.ts";
import { languageName } from "#domain/text/words.ts";

/** Puts a snippet into the reply, in the visitor's language and with its placeholders filled. */
export function SnippetChoice({
  message,
  onChoose,
}: {
  message: InboxMessage;
  onChoose: (text: string) => void;
}) {
  const { t } = useTranslation();
  const { data: snippets = [] } = useQuery(snippetQueries.list());
  const locale = siteLocale(message.locale);
  const values = {
    name: message.name,
    number: message.number,
    meeting: location.origin + siteLinks(locale).meeting,
  };
  return (
    <>
      {snippets.length > 0 && (
        <Select
          label={t("answer.snippet")}
          value=""
          options={[
            ["", t("answer.chooseSnippet")],
            ...snippets.map(
              ({ _id, name, texts }) =>
                [
                  _id,
                  texts[locale] === ""
                    ? t("answer.lackingSnippet", { name, language: languageName(locale) })
                    : name,
                ] as const,
            ),
          ]}
          onChoose={(id) => {
            const chosen = snippets.find(({ _id }) => _id === id);
            if (chosen) onChoose(filledSnippet(snippetText(chosen, locale), values));
          }}
        />
      )}
      <Link className="button button--secondary" to="/snippets">
        <span>{t("answer.editSnippets")}</span>
      </Link>
    </>
  );
}
