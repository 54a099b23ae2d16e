/**
 * Opens over any screen: the menu of narrow windows, the palette on Ctrl or Command and K, the
 * shortcuts on `?`.
 */
import { createContext, type ReactNode, useContext, useState } from "react";
import { withWork } from "#admin/i18n/i18n.ts";
import { isShortcut, pressedLetter } from "#admin/lib/is-shortcut.ts";
import { lazyOnIdle } from "#admin/lib/lazy-on-idle.tsx";
import { OPEN_DIALOG } from "#admin/lib/use-final-focus.ts";
import { useKeydown } from "#admin/lib/use-keydown.ts";

type Overlay = "menu" | "palette" | "shortcuts";

const MenuPanel = lazyOnIdle(async () => (await import("./MenuPanel.tsx")).MenuPanel);
// Both name actions of the screens behind the dashboard.
const Palette = lazyOnIdle(
  withWork(async () => (await import("#admin/features/palette/Palette.tsx")).Palette),
);
const Shortcuts = lazyOnIdle(
  withWork(async () => (await import("#admin/features/shortcuts/Shortcuts.tsx")).Shortcuts),
);

const OverlayContext = createContext<((overlay: Overlay) => void) | undefined>(undefined);

export function Overlays({ children }: { children: ReactNode }) {
  const [open, setOpen] = useState<Overlay>();
  const close = () => {
    setOpen(undefined);
  };

  const of = (overlay: Overlay) => ({
    needed: open === overlay,
    onMissing: close,
    open: open === overlay,
    onClose: close,
  });

  useKeydown((event) => {
    const isPalette =
      (event.ctrlKey || event.metaKey) &&
      !event.altKey &&
      !event.shiftKey &&
      pressedLetter(event) === "k";
    const asked = isPalette ? "palette" : "shortcuts";
    if (!isPalette && !(event.key === "?" && isShortcut(event))) return;
    event.preventDefault();
    const seen = document.querySelector(OPEN_DIALOG);
    // A second press closes what is seen, and waits for what still loads.
    if (open || !seen) setOpen(seen && open === asked ? undefined : asked);
  });

  return (
    <OverlayContext value={setOpen}>
      {children}
      <MenuPanel {...of("menu")} />
      <Palette {...of("palette")} />
      <Shortcuts {...of("shortcuts")} />
    </OverlayContext>
  );
}

/** `show("palette")` from anywhere on a screen. */
export function useOverlay(): (overlay: Overlay) => void {
  const show = useContext(OverlayContext);
  if (!show) throw new Error("useOverlay must be used inside Overlays.");
  return show;
}
