import { useEffect } from "react";

/** The browser asks before the page is closed or reloaded. `atStake` keeps its identity. */
export function useUnloadQuestion(atStake: () => boolean): void {
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (atStake()) event.preventDefault();
    };
    addEventListener("beforeunload", ask);
    return () => {
      removeEventListener("beforeunload", ask);
    };
  }, [atStake]);
}
