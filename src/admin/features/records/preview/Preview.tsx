import { Dialog } from "@base-ui/react/dialog";
import { useQuery } from "@tanstack/react-query";
import { Expand, Monitor, Smartphone } from "lucide-react";
import { useEffect, useMemo, useState } from "react";
import type { FieldValues, UseFormReturn } from "react-hook-form";
import { useOwnDescriptions } from "#admin/features/pictures/use-own-descriptions.ts";
import type { Picture } from "#domain/records/form-values.ts";
import type { PreviewPlan } from "#admin/features/records/form/plan.ts";
import { sameValues } from "#admin/features/records/form/values.ts";
import { useTranslation } from "#admin/i18n/use-translation.tsx";
import { IconButton } from "#admin/ui/Button.tsx";
import { CloseButton, Modal } from "#admin/ui/Modal.tsx";
import { Spinner } from "#admin/ui/Spinner.tsx";
import { Failure } from "#admin/ui/states.tsx";
import { Choice } from "./Choice.tsx";
import { PreviewFrame } from "./PreviewFrame.tsx";
import { PREVIEW, showPreview } from "./show-preview.ts";
import { fetchTemplates } from "./template.ts";

interface Props<Values extends FieldValues> {
  plan: PreviewPlan<Values>;
  form: UseFormReturn<Values>;
  /** The record's address; a new record borrows the page of another. */
  slug: string | undefined;
  /** The values of a new record: until something is typed there is nothing to show. */
  fresh: Values | undefined;
}

type What = "card" | "page";
export type Width = "phone" | "desktop";

/** The public card and the top of the page while typing, on a phone or a desktop. */
export function Preview<Values extends FieldValues>({ plan, form, slug, fresh }: Props<Values>) {
  const { t } = useTranslation();
  const { list, card } = plan;
  const { data, isError, refetch } = useQuery({
    queryKey: ["preview", list, slug],
    queryFn: ({ signal }) => fetchTemplates(list, card, slug, signal),
    staleTime: Infinity,
  });
  const values = useDescribed(useRested(form));
  const [what, setWhat] = useState<What>("page");
  const [width, setWidth] = useState<Width>("phone");
  const [large, setLarge] = useState(false);
  useEffect(() => {
    if (location.hash === `#${PREVIEW}`) showPreview();
  }, []);

  const empty = fresh !== undefined && sameValues(values, fresh);
  const body = (size: Width) => {
    if (empty) return <p className="preview__empty">{t("lists.previewEmpty")}</p>;
    if (isError) return <Failure text={t("preview.failed")} onRetry={() => void refetch()} />;
    if (!data)
      return (
        <p className="preview__loading" role="status">
          <Spinner /> {t("common.loading")}
        </p>
      );
    return <PreviewFrame template={data[what]} shown={plan.shown} values={values} width={size} />;
  };
  const whatChoice = (
    <Choice
      label={t("preview.look")}
      value={what}
      onChange={setWhat}
      options={{ page: t("preview.page"), card: t("preview.card") }}
    />
  );
  const widthChoice = (
    <Choice
      label={t("preview.width")}
      value={width}
      onChange={setWidth}
      options={{ phone: t("preview.phone"), desktop: t("preview.desktop") }}
      icons={{ phone: Smartphone, desktop: Monitor }}
    />
  );

  return (
    <section className="card preview" aria-labelledby={PREVIEW}>
      <header className="preview__head">
        <h2 id={PREVIEW} tabIndex={-1}>
          {t("preview.title")}
        </h2>
        {whatChoice}
        {widthChoice}
        <Modal
          className="dialog preview-large"
          open={large}
          onOpenChange={setLarge}
          trigger={
            <Dialog.Trigger
              render={<IconButton icon={Expand} label={t("preview.enlarge")} size={18} />}
            />
          }
        >
          <header className="preview__head">
            <Dialog.Title render={<h2 />}>{t("preview.title")}</Dialog.Title>
            {whatChoice}
            {widthChoice}
            <CloseButton size={20} />
          </header>
          {body(width)}
        </Modal>
      </header>
      {!large && body(width)}
    </section>
  );
}

/** The values with the pictures' own descriptions where the record has none, as pages show them. */
function useDescribed<Values extends FieldValues>(values: Values): Values {
  const pictures = values["images"] as Picture[] | undefined;
  const own = useOwnDescriptions(pictures?.map(({ url }) => url) ?? []);
  return useMemo(
    () =>
      pictures === undefined || own.size === 0
        ? values
        : {
            ...values,
            images: pictures.map(({ url, alt }) => ({
              url,
              alt: alt.trim() === "" ? (own.get(url) ?? "") : alt,
            })),
          },
    [values, pictures, own],
  );
}

/** Milliseconds without a key before the preview updates. */
const REST = 120;

/** The form values after a pause in typing, so that typing stays fast. */
function useRested<Values extends FieldValues>({
  getValues,
  subscribe,
}: UseFormReturn<Values>): Values {
  const [values, setValues] = useState(() => structuredClone(getValues()));
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = subscribe({
      formState: { values: true },
      callback: () => {
        clearTimeout(timer);
        // A copy, because list rows are mutated.
        timer = setTimeout(() => {
          setValues(structuredClone(getValues()));
        }, REST);
      },
    });
    return () => {
      stop();
      clearTimeout(timer);
    };
  }, [getValues, subscribe]);
  return values;
}
