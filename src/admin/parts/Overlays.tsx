/** What opens over any screen by a key: the palette by Ctrl or Command and K, the list of shortcuts by `?`. Both are fetched in a quiet moment. */
import { createContext, lazy, Suspense, useContext, useEffect, useState, type ReactNode } from "react";
import { isShortcut } from "./shortcuts/is-shortcut.ts";

type Overlay = "palette" | "shortcuts";

const loadPalette = () => import("./palette/Palette.tsx");
const Palette = lazy(async () => ({ default: (await loadPalette()).Palette }));
const Shortcuts = lazy(async () => ({ default: (await import("./shortcuts/Shortcuts.tsx")).Shortcuts }));

/** Something that wants an answer first; a toast does not. */
const ASKING = ":is([role=dialog], [role=alertdialog]):not(.toast)";

const OverlayContext = createContext<((overlay: Overlay) => void) | undefined>(undefined);

export function Overlays({ children }: { children: ReactNode }) {
  const [open, setOpen] = useState<Overlay>();
  /** Those that have been opened once stay, so that they can leave as they came. */
  const [used, setUsed] = useState<readonly Overlay[]>([]);
  const show = (overlay: Overlay) => {
    setUsed((before) => (before.includes(overlay) ? before : [...before, overlay]));
    setOpen(overlay);
  };
  const close = () => {
    setOpen(undefined);
  };

  useEffect(() => {
    // Safari has no idle moments to ask for.
    const timer = setTimeout(() => void loadPalette().catch(() => undefined), 1_500);
    return () => {
      clearTimeout(timer);
    };
  }, []);
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const isPalette = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey && event.key.toLowerCase() === "k";
      if (!isPalette && !(event.key === "?" && isShortcut(event))) return;
      event.preventDefault();
      if (isPalette && open === "palette") close();
      else if (open || !document.querySelector(ASKING)) show(isPalette ? "palette" : "shortcuts");
    };
    addEventListener("keydown", press);
    return () => {
      removeEventListener("keydown", press);
    };
  }, [open]);

  return (
    <OverlayContext value={show}>
      {children}
      <Suspense>
        {used.includes("palette") && <Palette open={open === "palette"} onClose={close} />}
        {used.includes("shortcuts") && <Shortcuts open={open === "shortcuts"} onClose={close} />}
      </Suspense>
    </OverlayContext>
  );
}

/** `show("palette")` from anywhere on a screen. */
export function useOverlay(): (overlay: Overlay) => void {
  const show = useContext(OverlayContext);
  if (!show) throw new Error("useOverlay must be used inside Overlays.");
  return show;
}
