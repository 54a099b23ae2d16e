import { useQuery } from "@tanstack/react-query";
import { Pencil, Plus, Trash2 } from "lucide-react";
import { useState } from "react";
import { Link, useSearchParams } from "react-router";
import { locale } from "#admin/i18n/i18n.ts";
import { useTranslation } from "#admin/i18n/use-translation.tsx";
import { useAttempt, useRemoval } from "#admin/lib/use-attempt.ts";
import { Badge } from "#admin/ui/Badge.tsx";
import { Button, IconButton } from "#admin/ui/Button.tsx";
import { ListCard } from "#admin/ui/ListCard.tsx";
import { Modal } from "#admin/ui/Modal.tsx";
import { PageTop } from "#admin/ui/PageTop.tsx";
import { Table } from "#admin/ui/Table.tsx";
import { newKey } from "#domain/inbox/new-key.ts";
import { snippetText } from "#domain/inbox/snippet-words.ts";
import type { Snippet } from "#domain/inbox/snippet.ts";
import { LOCALES } from "#domain/links.ts";
import { languageName } from "#domain/text/words.ts";
import { SnippetForm } from "./SnippetForm.tsx";
import { snippetQueries, useDeleteSnippet, useSaveSnippet } from "./queries.ts";

/** The staff's snippets for replies. The edited one is in the address. */
export function Component() {
  const { t } = useTranslation();
  const query = useQuery(snippetQueries.list());
  const [params, setParams] = useSearchParams();
  const edited = params.get("edit");
  const edit = (next: string | undefined) => {
    setParams(next === undefined ? {} : { edit: next }, { preventScrollReset: true });
  };
  const add = (
    <Button
      kind="primary"
      icon={Plus}
      onClick={() => {
        edit("new");
      }}
    >
      {t("snippets.add")}
    </Button>
  );
  return (
    <>
      <PageTop
        title={t("snippets.title")}
        crumb={<Link to="/contacts">{t("common.nav.messages")}</Link>}
        lede={t("snippets.lede")}
      >
        {add}
      </PageTop>
      <ListCard
        title={t("snippets.title")}
        query={query}
        words={{
          failed: t("snippets.failed"),
          empty: t("snippets.empty"),
          emptyText: t("snippets.emptyText"),
        }}
        motif="leaf"
      >
        {(snippets) => (
          <Table
            columns={[t("snippets.name"), t("snippets.text"), t("snippets.languages")]}
            actions={t("snippets.actions")}
          >
            {snippets.map((snippet) => (
              <Row key={snippet._id} snippet={snippet} onEdit={edit} />
            ))}
          </Table>
        )}
      </ListCard>
      <SnippetDialog
        snippets={query.data}
        edited={edited}
        onClose={() => {
          edit(undefined);
        }}
      />
    </>
  );
}

function Row({ snippet, onEdit }: { snippet: Snippet; onEdit: (id: string) => void }) {
  const { t } = useTranslation();
  const remove = useRemoval();
  const attempt = useAttempt();
  const { mutateAsync: erase } = useDeleteSnippet();
  const { mutateAsync: save } = useSaveSnippet();
  const { name, texts } = snippet;
  const lacking = LOCALES.filter((language) => texts[language] === "");
  const failed = t("snippets.deleteFailed");
  const undo = () =>
    void attempt(() => save({ from: undefined, input: { name, texts }, key: newKey() }), {
      done: t("snippets.restored"),
      failed,
    });
  return (
    <tr>
      <td>
        <b>{name}</b>
      </td>
      <td data-label={t("snippets.text")}>
        <p className="snippets__text">{snippetText(snippet, locale())}</p>
      </td>
      <td data-label={t("snippets.languages")}>
        {lacking.length === 0 ? (
          <Badge tone="success">{t("snippets.complete")}</Badge>
        ) : (
          <Badge tone="warning">
            {t("snippets.lacks", { languages: lacking.map(languageName).join(", ") })}
          </Badge>
        )}
      </td>
      <td>
        <div className="row-actions">
          <IconButton
            icon={Pencil}
            label={t("common.edit", { name })}
            onClick={() => {
              onEdit(snippet._id);
            }}
          />
          <IconButton
            icon={Trash2}
            label={t("snippets.delete", { name })}
            danger
            onClick={() =>
              void remove(
                () => erase(snippet),
                { done: t("snippets.deleted"), failed, undo },
                {
                  title: t("snippets.deleteTitle", { name }),
                  action: t("common.delete"),
                },
              )
            }
          />
        </div>
      </td>
    </tr>
  );
}

/** The form of a new or an existing snippet. One deleted in the meantime stays in the open form. */
function SnippetDialog({
  snippets,
  edited,
  onClose,
}: {
  snippets: Snippet[] | undefined;
  edited: string | null;
  onClose: () => void;
}) {
  const { t } = useTranslation();
  const [seen, setSeen] = useState<Snippet>();
  const listed = snippets?.find(({ _id }) => _id === edited);
  if (listed && listed !== seen) setSeen(listed);
  const snippet = listed ?? (seen?._id === edited ? seen : undefined);
  const isOpen = edited === "new" || snippet !== undefined;
  return (
    <Modal
      title={snippet ? t("common.edit", { name: snippet.name }) : t("snippets.add")}
      open={isOpen}
      onOpenChange={onClose}
      disablePointerDismissal
      inAddress
    >
      {isOpen && <SnippetForm key={edited ?? "new"} snippet={snippet} onDone={onClose} />}
    </Modal>
  );
}
