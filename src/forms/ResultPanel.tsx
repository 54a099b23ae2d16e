/** The result of a submission, above the fields of its form. */
import type { ReactNode, Ref } from "react";
import { Glyph } from "./Glyph.tsx";

interface Props {
  tone: "success" | "danger";
  title: string;
  children?: ReactNode;
  ref?: Ref<HTMLDivElement> | undefined;
}

export function ResultPanel({ tone, title, children, ref }: Props) {
  const [role, icon] =
    tone === "success" ? (["status", "check"] as const) : (["alert", "alert"] as const);
  return (
    <div className={`notice notice--${tone} form-result`} role={role} tabIndex={-1} ref={ref}>
      <Glyph name={icon} />
      <div>
        <strong>{title}</strong>
        {children}
      </div>
    </div>
  );
}
