import { CircleAlert, Info, TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";

const ICONS = { danger: CircleAlert, warning: TriangleAlert, info: Info };

interface Props {
  tone: keyof typeof ICONS;
  children: ReactNode;
}

/**
 * What one should know before going on, with a mark as well as a colour. What went wrong is read
 * out at once.
 */
export function Notice({ tone, children }: Props) {
  const Icon = ICONS[tone];
  return (
    <div className={`notice notice--${tone}`} role={tone === "info" ? undefined : "alert"}>
      <Icon />
      {children}
    </div>
  );
}
