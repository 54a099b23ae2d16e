import type { LucideIcon } from "lucide-react";

/** Something that the palette leads to or does. */
export interface Finding {
  id: string;
  label: string;
  note?: string | undefined;
  icon: LucideIcon;
  /** A screen, or what is done. */
  go: string | (() => void);
}

export interface Group {
  id: string;
  label: string;
  findings: Finding[];
}
