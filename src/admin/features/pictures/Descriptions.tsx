import { zodResolver } from "@hookform/resolvers/zod";
import { type BaseSyntheticEvent, useState } from "react";
import { useForm } from "react-hook-form";
import { useTranslation } from "#admin/i18n/use-translation.tsx";
import { ApiError, sentenceOf } from "#admin/lib/api.ts";
import { showFieldProblems } from "#admin/lib/field-problems.ts";
import { SignedOut } from "#admin/lib/session-store.ts";
import { useAlive } from "#admin/lib/use-alive.ts";
import { Button } from "#admin/ui/Button.tsx";
import { FormField } from "#admin/ui/FormField.tsx";
import { Notice } from "#admin/ui/Notice.tsx";
import { Unsent } from "#admin/ui/Unsent.tsx";
import { showErrorToast, showToast } from "#admin/ui/toast-queue.ts";
import { useKeepTyped } from "#admin/ui/use-keep-typed.ts";
import { useResend } from "#admin/ui/use-resend.ts";
import { type LibraryPicture, type PictureAlts, pictureAlts } from "#domain/api/picture-library.ts";
import { TEXT_MAX } from "#domain/limits.ts";
import { type Locale, LOCALES } from "#domain/links.ts";
import { problemOf } from "#domain/schema/problem.ts";
import { languageName } from "#domain/text/words.ts";
import { useDescribe } from "./queries.ts";

type Texts = Partial<Record<Locale, string | undefined>>;

/** What the picture shows, a text a language. Texts saved by others meanwhile stand beside them. */
export function Descriptions({ picture }: { picture: LibraryPicture }) {
  const { t } = useTranslation();
  const alive = useAlive();
  const resend = useResend();
  /** The version that this form is about. */
  const [base, setBase] = useState(picture);
  /** Saved by another person since. */
  const [theirs, setTheirs] = useState<PictureAlts>();
  const { mutateAsync: save } = useDescribe();
  const { control, handleSubmit, reset, setError, formState } = useForm<
    Texts,
    unknown,
    PictureAlts
  >({
    resolver: zodResolver(pictureAlts, { error: problemOf }),
    defaultValues: valuesOf(picture),
  });
  const { isDirty, isSubmitting, errors } = formState;
  useKeepTyped(isDirty);
  // Another picture, or a newer version while nothing is typed.
  if (picture.revision !== base.revision && !isDirty && !isSubmitting) {
    setBase(picture);
    reset(valuesOf(picture));
  }

  const send = async (alts: PictureAlts) => {
    try {
      const { data } = await save({ picture, revision: base.revision, alts });
      showToast(t("library.described"));
      if (!data || !alive()) return;
      setTheirs(undefined);
      setBase(data);
      reset(valuesOf(data));
    } catch (error) {
      if (error instanceof SignedOut) return;
      const failed = sentenceOf(error, t("library.describeFailed"), t("common.errors.network"));
      if (!alive()) {
        showErrorToast(failed);
        return;
      }
      if (error instanceof ApiError && error.code === "conflict" && error.data) {
        const current = error.data as LibraryPicture;
        setTheirs(current.alts);
        setBase(current);
        setError("root", { message: failed });
      } else if (
        !showFieldProblems(error, setError, placeOf) &&
        resend.waitAfter(error) !== "offline"
      )
        setError("root", { message: failed });
    }
  };
  const submit = async (event?: BaseSyntheticEvent) => {
    event?.preventDefault();
    if (isSubmitting) return;
    resend.stop();
    await handleSubmit(send)(event);
  };

  return (
    <form className="library-words" noValidate onSubmit={(event) => void submit(event)}>
      <Unsent resend={resend} onSend={() => void submit()} />
      {errors.root && (
        <Notice tone="danger">
          <p>{errors.root.message}</p>
        </Notice>
      )}
      {LOCALES.map((locale) => (
        <FormField
          key={locale}
          control={control}
          name={locale}
          max={TEXT_MAX.imageAlt}
          label={<span lang={locale}>{languageName(locale)}</span>}
          note={theirs && t("library.theirs", { text: theirs[locale] ?? t("record.value.none") })}
        >
          <textarea className="input" lang={locale} rows={2} />
        </FormField>
      ))}
      <Button kind="primary" type="submit" busy={isSubmitting}>
        {t("library.saveWords")}
      </Button>
    </form>
  );
}

function valuesOf({ alts }: LibraryPicture): Record<Locale, string> {
  return Object.fromEntries(LOCALES.map((locale) => [locale, alts[locale] ?? ""])) as Record<
    Locale,
    string
  >;
}

/** The server names a field `alts.en`. */
function placeOf([, locale = ""]: string[]): string {
  return locale;
}
