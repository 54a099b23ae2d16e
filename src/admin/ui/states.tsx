/**
 * What a screen shows while there is nothing to show: loading, a failure with a way on, nothing
 * yet.
 */
import { RotateCw } from "lucide-react";
import { useState, type ReactNode } from "react";
import { useBrand } from "#admin/app/brand.ts";
import { useTranslation } from "#admin/i18n/use-translation.tsx";
import { Notice } from "./Notice.tsx";
import { Spinner } from "./Spinner.tsx";

/** Rows being sewn. */
export function LoadingRows({ text, rows = 5 }: { text?: string; rows?: number }) {
  const { t } = useTranslation();
  return (
    <div className="loading-rows" role="status">
      <p>
        <Spinner />
        {text ?? t("common.loading")}
      </p>
      {Array.from({ length: rows }, (_, index) => (
        <i key={index} aria-hidden="true" />
      ))}
    </div>
  );
}

interface Failed {
  /** The sentence of what failed. */
  text: string;
  onRetry: () => void;
}

/**
 * A failure above or beside what is there all the same; a warning where nothing of it is missing
 * for long.
 */
export function Failure({
  text,
  onRetry,
  tone = "danger",
}: Failed & { tone?: "danger" | "warning" }) {
  return (
    <Notice tone={tone}>
      <p>{text}</p>
      <Retry kind="secondary" onRetry={onRetry} />
    </Notice>
  );
}

/** A failure in the place of what did not come, with the reason where one is known. */
export function Broken({ text, why, onRetry }: Failed & { why?: string }) {
  return (
    <div role="alert">
      <Empty motif="boat" title={text} text={why}>
        <Retry kind="primary" onRetry={onRetry} />
      </Empty>
    </div>
  );
}

function Retry({ kind, onRetry }: { kind: "primary" | "secondary"; onRetry: () => void }) {
  const { t } = useTranslation();
  return (
    <button className={`button button--${kind}`} type="button" onClick={onRetry}>
      <RotateCw size={18} />
      <span>{t("common.retry")}</span>
    </button>
  );
}

/** A motif where it can be had, what this place is for, and one thing to do. */
export function Empty({
  motif,
  title,
  text,
  children,
}: {
  motif: string;
  title?: string;
  text?: string | undefined;
  children?: ReactNode;
}) {
  const { motifs } = useBrand();
  const [drawn, setDrawn] = useState(true);
  return (
    <div className="empty">
      {drawn && (
        <img
          className="motif"
          src={motifs[motif]}
          width="104"
          height="104"
          alt=""
          onError={() => {
            setDrawn(false);
          }}
        />
      )}
      {title && <h2>{title}</h2>}
      {text && <p>{text}</p>}
      {children}
    </div>
  );
}
