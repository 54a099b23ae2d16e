import { type ReactNode, useEffect } from "react";
import { useTranslation } from "#admin/i18n/use-translation.tsx";
import { useBrand } from "#admin/lib/brand.ts";

interface Props {
  title: string;
  /** The link above the title. */
  crumb?: ReactNode;
  /** `""` reserves the space of a text that is still loading. */
  lede?: ReactNode;
  /** On phones the buttons are icons beside the title, which leaves the height to a list. */
  compact?: boolean;
  children?: ReactNode;
}

/** The head of a screen, which also names the browser's tab. */
export function PageTop({ title, crumb, lede, compact, children }: Props) {
  useTitle(title);
  return (
    <div className={compact ? "page-top page-top--compact" : "page-top"}>
      <div>
        {crumb && <p className="crumb">{crumb}</p>}
        <h1 id="screen">{title}</h1>
        {lede !== undefined && <p>{lede}</p>}
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
