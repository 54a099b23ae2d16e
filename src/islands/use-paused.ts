import { useEffect, useState } from "react";
import { FORM } from "#domain/page-limits.ts";

/** A text for screen readers, once changes pause: a sentence at each key would drown the page. */
export function usePaused(text: string | undefined): string | undefined {
  const [said, setSaid] = useState<string>();
  useEffect(() => {
    const timer = setTimeout(() => setSaid(text), FORM.countPause);
    return () => clearTimeout(timer);
  }, [text]);
  return said;
}
