import { Copy } from "lucide-react";
import { type FieldError, get, useFormState, type UseFormReturn, useWatch } from "react-hook-form";
import { type Part, wordDifference } from "#admin/features/records/form/diff.ts";
import { usePlaceholder } from "#admin/features/records/pictures/use-placeholder.ts";
import { useTranslation } from "#admin/i18n/use-translation.tsx";
import { Badge, type Tone } from "#admin/ui/Badge.tsx";
import { Button } from "#admin/ui/Button.tsx";
import { WatchedLength } from "#admin/ui/Length.tsx";
import { Problem } from "#admin/ui/Problem.tsx";
import { DEFAULT_LOCALE } from "#domain/links.ts";
import type { TranslationLocale, Word, WordState } from "#domain/records/translation.ts";
import type { FormValues } from "./translation-values.ts";

const TONES: Record<WordState, Tone> = { done: "success", outdated: "warning", missing: "neutral" };

interface Props {
  word: Word;
  /** The path of its input in the form. */
  name: string;
  form: UseFormReturn<FormValues>;
  locale: TranslationLocale;
  max: number;
  label: string;
  /** The name of its field, where that is not the heading. */
  title?: string | undefined;
  /** The picture that it describes. */
  picture?: string | undefined;
}

/** One English text and its translation, with what became of the earlier one. */
export function WordRow({ word, name, form, locale, max, label, title, picture }: Props) {
  const { t } = useTranslation();
  const { control, register, setValue, setFocus } = form;
  const { errors } = useFormState({ control, name, exact: true });
  const problem = (get(errors, name) as FieldError | undefined)?.message;
  const onError = usePlaceholder();
  const text = useWatch({ control, name }) as unknown as string | undefined;
  const isEmpty = !text?.trim();
  const state: WordState = !isEmpty ? "done" : word.before ? "outdated" : "missing";
  const fill = (value: string) => {
    setValue(name, value as never, { shouldDirty: true });
    setFocus(name);
  };
  return (
    <li className="word">
      <div className="word__english">
        {title && <b className="word__title">{title}</b>}
        {picture && <img src={picture} alt="" loading="lazy" decoding="async" onError={onError} />}
        {word.before && isEmpty ? (
          <Changed before={word.before.english} english={word.english} />
        ) : (
          <p lang={DEFAULT_LOCALE}>{word.english}</p>
        )}
      </div>
      <div className="word__own">
        <textarea
          className="input"
          rows={1}
          lang={locale}
          aria-label={label}
          aria-invalid={problem ? true : undefined}
          aria-describedby={problem ? `${name}-problem` : `${name}-state`}
          {...register(name)}
        />
        {problem && <Problem id={`${name}-problem`} text={problem} />}
        <WatchedLength control={control} name={name} max={max} />
        <div className="word__tools">
          <span id={`${name}-state`}>
            <Badge tone={TONES[state]}>{t(`translations.states.${state}`)}</Badge>
          </span>
          {isEmpty && (
            <Button
              kind="quiet"
              icon={Copy}
              onClick={() => {
                fill(word.english);
              }}
            >
              {t("translations.copy")}
            </Button>
          )}
        </div>
        {word.before && isEmpty && (
          <div className="word__before">
            <b>{t("translations.before")}</b>
            <p lang={locale}>{word.before.text}</p>
            <Button
              onClick={() => {
                fill(word.before?.text ?? "");
              }}
            >
              {t("translations.earlier")}
            </Button>
          </div>
        )}
      </div>
    </li>
  );
}

/** The English text with its changes since the translation. */
function Changed({ before, english }: { before: string; english: string }) {
  const { t } = useTranslation();
  return (
    <>
      <b className="word__changed">{t("translations.changed")}</b>
      <p lang={DEFAULT_LOCALE}>
        {wordDifference(before, english).map((part, index) => (
          <Difference key={index} part={part} />
        ))}
      </p>
    </>
  );
}

function Difference({ part: { kind, text } }: { part: Part }) {
  if (kind === "same") return text;
  const words = text.trimEnd();
  const space = text.slice(words.length);
  return (
    <>
      {kind === "new" ? <ins>{words}</ins> : <del>{words}</del>}
      {space}
    </>
  );
}
