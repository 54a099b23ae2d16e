import { zodResolver } from "@hookform/resolvers/zod";
import { Dialog } from "@base-ui/react/dialog";
import { type BaseSyntheticEvent, useState } from "react";
import { useForm } from "react-hook-form";
import { useTranslation } from "#admin/i18n/use-translation.tsx";
import { ApiError, sentenceOf } from "#admin/lib/api.ts";
import { momentOf } from "#admin/lib/dates.ts";
import { showFieldProblems } from "#admin/lib/field-problems.ts";
import { useAlive } from "#admin/lib/use-alive.ts";
import { Button } from "#admin/ui/Button.tsx";
import { FormField } from "#admin/ui/FormField.tsx";
import { Notice } from "#admin/ui/Notice.tsx";
import { Unsent } from "#admin/ui/Unsent.tsx";
import { showErrorToast, showToast } from "#admin/ui/toast-queue.ts";
import { useKeepTyped } from "#admin/ui/use-keep-typed.ts";
import { useResend } from "#admin/ui/use-resend.ts";
import { newKey } from "#domain/inbox/new-key.ts";
import { type Snippet, snippetForm, type SnippetInput } from "#domain/inbox/snippet.ts";
import { TEXT_MAX } from "#domain/limits.ts";
import { LOCALES } from "#domain/links.ts";
import { problemOf } from "#domain/schema/problem.ts";
import { languageName } from "#domain/text/words.ts";
import { useSaveSnippet } from "./queries.ts";

interface Props {
  snippet: Snippet | undefined;
  onDone: () => void;
}

const EMPTY: SnippetInput = { name: "", texts: { en: "", bn: "", fr: "", es: "" } };

/** A snippet's name and its text in each language. A colleague's later version is shown, not lost. */
export function SnippetForm({ snippet, onDone }: Props) {
  const { t } = useTranslation();
  const alive = useAlive();
  const resend = useResend();
  const [key] = useState(newKey);
  /** The version that a save replaces, and a colleague's that was saved meanwhile. */
  const [from, setFrom] = useState(snippet);
  const [theirs, setTheirs] = useState<Snippet>();
  const { mutateAsync: save } = useSaveSnippet();
  const { control, handleSubmit, setError, formState } = useForm<SnippetInput>({
    resolver: zodResolver(snippetForm, { error: problemOf }),
    defaultValues: snippet ? { name: snippet.name, texts: snippet.texts } : EMPTY,
  });
  const { errors, isDirty, isSubmitting } = formState;
  const stored = useKeepTyped(isDirty);

  const send = async (input: SnippetInput) => {
    try {
      await save({ from, input, key });
      showToast(t("snippets.saved"));
      if (!alive()) return;
      stored();
      onDone();
    } catch (error) {
      if (!(error instanceof ApiError)) return;
      const message = sentenceOf(error, t("snippets.saveFailed"), t("common.errors.network"));
      if (!alive()) showErrorToast(message);
      else if (error.code === "conflict") {
        const other = error.data as Snippet;
        setTheirs(other);
        setFrom(other);
      } else if (
        !showFieldProblems(error, setError, (path) => path.join(".")) &&
        resend.waitAfter(error) !== "offline"
      )
        setError("root", { message });
    }
  };
  const submit = async (event?: BaseSyntheticEvent) => {
    event?.preventDefault();
    if (isSubmitting) return;
    resend.stop();
    await handleSubmit(send)(event);
  };

  return (
    <form className="snippets__form" noValidate onSubmit={(event) => void submit(event)}>
      <Unsent resend={resend} onSend={() => void submit()} />
      {theirs && (
        <Notice tone="danger">
          <div>
            <p>
              {t("snippets.conflict", {
                name: theirs.changedBy,
                when: momentOf(theirs.changedAt),
              })}
            </p>
            <dl>
              {LOCALES.filter((language) => theirs.texts[language] !== "").map((language) => (
                <div key={language}>
                  <dt>{languageName(language)}</dt>
                  <dd lang={language} className="message__text">
                    {theirs.texts[language]}
                  </dd>
                </div>
              ))}
            </dl>
          </div>
        </Notice>
      )}
      {errors.root && (
        <Notice tone="danger">
          <p>{errors.root.message}</p>
        </Notice>
      )}
      <FormField
        control={control}
        name="name"
        max={TEXT_MAX.snippetName}
        label={t("snippets.name")}
        note={t("snippets.nameNote")}
        required
      >
        <input className="input" autoComplete="off" />
      </FormField>
      <p className="muted">{t("snippets.placeholders")}</p>
      {LOCALES.map((language) => (
        <FormField
          key={language}
          control={control}
          name={`texts.${language}`}
          max={TEXT_MAX.snippet}
          label={<span lang={language}>{languageName(language)}</span>}
        >
          <textarea className="input snippets__field" rows={4} lang={language} />
        </FormField>
      ))}
      <div className="button-row">
        <Dialog.Close render={<Button>{t("cancel")}</Button>} />
        <Button kind="primary" type="submit" busy={isSubmitting}>
          {theirs ? t("snippets.saveMine") : t("snippets.save")}
        </Button>
      </div>
    </form>
  );
}
