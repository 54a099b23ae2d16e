import { type ComponentType, useEffect, useState } from "react";
import { t } from "#admin/i18n/i18n.ts";
import { showErrorToast } from "#admin/ui/toast-queue.ts";
import { useOnline } from "./connection.ts";
import { loadFile } from "./load-file.ts";
import { whenQuiet } from "./prefetch-delay.ts";
import { useEventCallback } from "./use-event-callback.ts";

interface LazyProps {
  needed: unknown;
  /**
   * Called when the component is needed and fails to load; the next press tries again. Without it
   * the component loads with the connection.
   */
  onMissing?: () => void;
}

/** Loads a component in an idle moment or when it is first needed, and keeps it mounted. */
export function lazyOnIdle<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props & LazyProps> {
  const loadPart = loadFile(load);
  return function Lazy({ needed, onMissing, ...props }) {
    const [loaded, setLoaded] = useState<{ Part: ComponentType<Props> }>();
    const online = useOnline();
    const reportMissing = useEventCallback(() => {
      if (!needed || !onMissing) return;
      onMissing();
      showErrorToast(t("common.connection.missing"));
    });
    useEffect(() => {
      if (loaded) return undefined;
      const fetchPart = async () => {
        try {
          const Part = await loadPart();
          setLoaded({ Part });
        } catch {
          reportMissing();
        }
      };
      if (!needed) return whenQuiet(() => void fetchPart());
      void fetchPart();
      return undefined;
    }, [loaded, needed, online, reportMissing]);
    return loaded && <loaded.Part {...(props as unknown as Props)} />;
  };
}
