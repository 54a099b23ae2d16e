/** In the head of a form: links to a preview, for people without an account. */
import { Dialog } from "@base-ui/react/dialog";
import { useQuery } from "@tanstack/react-query";
import { Share2 } from "lucide-react";
import { useRef, useState } from "react";
import { useTranslation } from "#admin/i18n/use-translation.tsx";
import { ApiError } from "#admin/lib/api.ts";
import { useAttempt } from "#admin/lib/use-attempt.ts";
import { Button } from "#admin/ui/Button.tsx";
import { Drawer } from "#admin/ui/Drawer.tsx";
import { Field } from "#admin/ui/Field.tsx";
import { Notice } from "#admin/ui/Notice.tsx";
import { Failure, LoadingRows } from "#admin/ui/states.tsx";
import { newKey } from "#domain/inbox/new-key.ts";
import { PREVIEW_DAYS } from "#domain/limits.ts";
import type { RecordKind } from "#domain/records/record.ts";
import { PreviewLinkRow } from "./PreviewLinkRow.tsx";
import { previewsQuery, useSharePreview } from "./queries.ts";

interface Props {
  kind: RecordKind;
  /** Of the record, or of a draft of a new one. */
  id: string;
  /** Whether the form has text that neither the draft nor the saved version has. */
  isAhead: () => boolean;
}

export function SharePreview(props: Props) {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  return (
    <Drawer
      open={open}
      onOpenChange={setOpen}
      title={t("previews.title")}
      trigger={<Dialog.Trigger render={<Button icon={Share2}>{t("previews.share")}</Button>} />}
    >
      {open && <Links {...props} />}
    </Drawer>
  );
}

function Links({ kind, id, isAhead }: Props) {
  const { t } = useTranslation();
  const { data, isError, refetch } = useQuery(previewsQuery(kind, id));
  const { mutateAsync: share, isPending } = useSharePreview(kind, id);
  const attempt = useAttempt();
  const days = useRef<HTMLSelectElement>(null);
  const made = useRef<HTMLHeadingElement>(null);
  // A repeat after a lost answer makes no second link.
  const [key, setKey] = useState(newKey);
  const [ahead] = useState(isAhead);
  const make = async () => {
    const chosen = PREVIEW_DAYS.find((number) => String(number) === days.current?.value) ?? 7;
    const send = () =>
      share({ days: chosen, key }).catch((error: unknown) => {
        // A colleague has ended the link of the lost answer: the next one is another.
        if (error instanceof ApiError && error.code === "not_found") setKey(newKey());
        throw error;
      });
    const words = { done: t("previews.made"), failed: t("previews.makeFailed") };
    const isMade = await attempt(send, words);
    if (isMade) setKey(newKey());
  };
  return (
    <>
      <Dialog.Description>{t("previews.lede")}</Dialog.Description>
      {ahead && (
        <Notice tone="warning">
          <p>{t("previews.ahead")}</p>
        </Notice>
      )}
      <div className="share-make">
        <Field label={t("previews.days")}>
          <select className="input" ref={days} defaultValue={7}>
            {PREVIEW_DAYS.map((count) => (
              <option key={count} value={count}>
                {t("previews.day", { count })}
              </option>
            ))}
          </select>
        </Field>
        <Button kind="primary" busy={isPending} onClick={() => void (isPending || make())}>
          {t("previews.make")}
        </Button>
      </div>
      <section aria-labelledby="preview-links">
        <h3 id="preview-links" ref={made} tabIndex={-1}>
          {t("previews.links")}
        </h3>
        {isError ? (
          <Failure text={t("previews.failed")} onRetry={() => void refetch()} />
        ) : !data ? (
          <LoadingRows rows={2} />
        ) : data.length === 0 ? (
          <p className="muted">{t("previews.none")}</p>
        ) : (
          <ul className="share-links">
            {data.map((link) => (
              <PreviewLinkRow
                key={link._id}
                kind={kind}
                id={id}
                link={link}
                onEnded={() => made.current?.focus()}
              />
            ))}
          </ul>
        )}
      </section>
    </>
  );
}
