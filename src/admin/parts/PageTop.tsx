import { useEffect, type ReactNode } from "react";
import { useBrand } from "../brand.ts";
import { texts } from "../texts.ts";

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
  const { name } = useBrand();
  useEffect(() => {
    document.title = `${title} | ${name} ${texts.appName}`;
  }, [title, name]);
}
