import { useEffect, useState, type ComponentType } from "react";
import { whenQuiet } from "../quiet.ts";

/**
 * A component that nobody sees at first: fetched in a quiet moment, or as soon as it is wanted, and drawn from then on. When it
 * could not be fetched, whatever is wanted next tries again.
 */
export function later<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props & { wanted: unknown }> {
  return function Later({ wanted, ...props }) {
    const [loaded, setLoaded] = useState<{ Part: ComponentType<Props> }>();
    useEffect(() => {
      if (loaded) return undefined;
      const fetchPart = async () => {
        try {
          const Part = await load();
          setLoaded({ Part });
        } catch {
          // Whoever wants it sees nothing open, and presses again.
        }
      };
      if (!wanted) return whenQuiet(() => void fetchPart());
      void fetchPart();
      return undefined;
    }, [loaded, wanted]);
    return loaded && <loaded.Part {...(props as unknown as Props)} />;
  };
}
