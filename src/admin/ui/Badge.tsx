import type { ReactNode } from "react";

export type Tone = "success" | "warning" | "danger" | "info" | "neutral";

/** A state in a word, with a mark besides the color. */
export function Badge({
  tone = "neutral",
  plain = false,
  children,
}: {
  tone?: Tone;
  plain?: boolean;
  children: ReactNode;
}) {
  return (
    <span
      className={`badge${tone === "neutral" ? "" : ` badge--${tone}`}${plain ? " badge--plain" : ""}`}
    >
      {children}
    </span>
  );
}
