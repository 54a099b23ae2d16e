import { CircleAlert, Info, TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";

const ICONS = { danger: CircleAlert, warning: TriangleAlert, info: Info };

interface Props {
  tone: keyof typeof ICONS;
  children: ReactNode;
}

/** A notice with an icon besides its color. Errors and warnings are announced. */
export function Notice({ tone, children }: Props) {
  const Icon = ICONS[tone];
  return (
    <div className={`notice notice--${tone}`} role={tone === "info" ? undefined : "alert"}>
      <Icon />
      {children}
    </div>
  );
}
