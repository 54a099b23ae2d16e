/** Placeholders: loading, failed, empty. */
import { RotateCw } from "lucide-react";
import { type ReactNode, useState } from "react";
import { useTranslation } from "#admin/i18n/use-translation.tsx";
import { useBrand } from "#admin/lib/brand.ts";
import { Notice } from "./Notice.tsx";
import { Spinner } from "./Spinner.tsx";

/** Animated rows while a list loads. */
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
  /** The failure, as a sentence. */
  text: string;
  onRetry: () => void;
}

/** A failure above existing content; a warning where nothing is lost. */
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

/** A failure in place of the content, with its reason where known. */
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

/** A motif, an explanation, and one action. */
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
  const { hasMotifs } = useBrand();
  const [drawn, setDrawn] = useState(hasMotifs);
  return (
    <div className="empty">
      {drawn && (
        <img
          className="motif"
          src={`/motifs/${motif}.svg`}
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
