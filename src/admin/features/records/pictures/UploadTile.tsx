import { ImageOff, X } from "lucide-react";
import { type RefObject, useEffect, useRef } from "react";
import { locale } from "#admin/i18n/i18n.ts";
import { useTranslation } from "#admin/i18n/use-translation.tsx";
import { IconButton } from "#admin/ui/Button.tsx";
import { Spinner } from "#admin/ui/Spinner.tsx";
import { intlTag } from "#domain/text/intl.ts";
import type { Sending } from "./uploads.ts";

/** An upload with its progress, or its error and a retry where that can help. */
export function UploadTile({
  entry,
  onRetry,
  onDismiss,
}: {
  entry: Sending;
  onRetry: () => void;
  onDismiss: () => void;
}) {
  const { t } = useTranslation();
  const { file, share, problem, isFinal } = entry;
  const look = useLook(file);
  if (problem !== undefined)
    return (
      <li>
        <div className="upload upload--failed" role="alert">
          <ImageOff size={22} />
          <span className="cell-break">{t("pictures.failed", { name: file.name })}</span>
          {problem && <span>{problem}</span>}
          <span className="upload__tools">
            {!isFinal && (
              <button type="button" onClick={onRetry}>
                {t("common.retry")}
              </button>
            )}
            <button type="button" onClick={onDismiss}>
              {t("pictures.dismiss")}
            </button>
          </span>
        </div>
      </li>
    );
  return (
    <li>
      <div className="upload upload--busy">
        <img ref={look} alt="" />
        <IconButton
          icon={X}
          label={t("pictures.stop", { name: file.name })}
          size={17}
          className="upload__remove"
          onClick={onDismiss}
        />
        <div className="upload__state">
          <span className="upload__name">{file.name}</span>
          {share === undefined ? (
            <span>
              <Spinner />{" "}
              <span className="visually-hidden">
                {t("pictures.preparing", { name: file.name })}
              </span>
            </span>
          ) : (
            <>
              <progress
                max={100}
                value={Math.round(share * 100)}
                aria-label={t("pictures.uploading", { name: file.name })}
              />
              <span aria-hidden="true">
                {new Intl.NumberFormat(intlTag(locale()), { style: "percent" }).format(share)}
              </span>
            </>
          )}
        </div>
      </div>
    </li>
  );
}

/** Shows the local file during its upload. */
function useLook(file: File): RefObject<HTMLImageElement | null> {
  const look = useRef<HTMLImageElement>(null);
  useEffect(() => {
    const url = URL.createObjectURL(file);
    if (look.current) look.current.src = url;
    return () => {
      URL.revokeObjectURL(url);
    };
  }, [file]);
  return look;
}
