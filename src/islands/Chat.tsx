import { useEffect, useRef, type ReactNode } from "react";

interface Props {
  label: string;
  icon?: ReactNode;
  /** The panel: links that work without this island. */
  children?: ReactNode;
}

/**
 * The floating chat. The browser opens and closes the `<details>`; this adds Escape, a click outside, closing after a choice and
 * closing before the page is kept for going back.
 */
export function Chat({ label, icon, children }: Props) {
  const details = useRef<HTMLDetailsElement>(null);

  useEffect(() => {
    const chat = details.current;
    if (!chat) return;
    const listening = new AbortController();
    const { signal } = listening;
    const close = () => chat.removeAttribute("open");

    document.addEventListener(
      "keydown",
      ({ key }) => {
        if (key !== "Escape" || !chat.open) return;
        if (chat.contains(document.activeElement)) chat.querySelector("summary")?.focus();
        close();
      },
      { signal },
    );
    document.addEventListener(
      "click",
      ({ target }) => {
        if (!(target instanceof Node) || !chat.contains(target) || (target instanceof Element && target.closest("a"))) close();
      },
      { signal },
    );
    addEventListener("pagehide", close, { signal });
    return () => listening.abort();
  }, []);

  return (
    <details className="chat floating" ref={details}>
      <summary className="chat__button" aria-label={label}>
        {icon}
      </summary>
      {children}
    </details>
  );
}
