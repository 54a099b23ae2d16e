import { useEffect, type ReactNode } from "react";
import { useBrand } from "../brand.ts";
import { useTranslation } from "../i18n/use-translation.tsx";

/** The head of a screen, which also names the browser's tab. */
export function PageTop({ title, lede, children }: { title: string; lede?: ReactNode; children?: ReactNode }) {
  useTitle(title);
  return (
    <div className="page-top">
      <div>
        <h1>{title}</h1>
        {lede && <p>{lede}</p>}
      </div>
      {children && <div className="button-row">{children}</div>}
    </div>
  );
}

export function useTitle(title: string): void {
  const { t } = useTranslation();
  const { name: brand } = useBrand();
  const tab = t("common.tab", { title, brand });
  useEffect(() => {
    document.title = tab;
  }, [tab]);
}
