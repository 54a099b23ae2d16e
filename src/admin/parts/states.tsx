/** What a screen shows while there is nothing to show: loading, a failure with a way on, nothing yet. */
import type { ReactNode } from "react";
import { useBrand } from "../brand.ts";
import { useTranslation } from "../i18n/use-translation.tsx";
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

/** The sentence of what failed, with the reason where one is known, and Retry. */
export function Failure({ text, why, onRetry }: { text: string; why?: string; onRetry: () => void }) {
  const { t } = useTranslation();
  return (
    <div className="notice notice--danger" role="alert">
      <p>
        {text}
        {why && <br />}
        {why}
      </p>
      <button className="button button--secondary" type="button" onClick={onRetry}>
        <span>{t("common.retry")}</span>
      </button>
    </div>
  );
}

/** A motif, what this place is for, and one thing to do. */
export function Empty({ motif, title, text, children }: { motif: string; title: string; text?: string | undefined; children?: ReactNode }) {
  const { motifs } = useBrand();
  return (
    <div className="empty">
      <img className="motif" src={motifs[motif]} width="104" height="104" alt="" />
      <h2>{title}</h2>
      {text && <p>{text}</p>}
      {children}
    </div>
  );
}
