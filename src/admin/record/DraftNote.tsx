import { useSyncExternalStore } from "react";
import { shortMoment } from "../dates.ts";
import { useToasts } from "../parts/Toasts.tsx";
import type { DraftKeeper } from "./draft.ts";
import { texts } from "./texts.ts";

const words = texts.draft;

/** When the form was last kept on the device. */
export function DraftKept({ draft }: { draft: DraftKeeper<never> }) {
  const { keptAt } = useSyncExternalStore(draft.subscribe, draft.state);
  return <p className="muted draft-kept">{keptAt !== undefined && words.kept(timeOf(keptAt))}</p>;
}

/** A draft of an earlier visit, until it is restored or discarded. */
export function DraftNote({
  draft,
  revision,
  onRestore,
}: {
  draft: DraftKeeper<never>;
  revision: number | undefined;
  onRestore: () => void;
}) {
  const { found } = useSyncExternalStore(draft.subscribe, draft.state);
  const { tell } = useToasts();
  if (!found) return null;
  const older = found.base !== undefined && revision !== undefined && found.base.revision < revision;
  return (
    <section className="notice draft-note" aria-label={words.found(timeOf(found.at))}>
      <p>
        <b>{words.found(timeOf(found.at))}</b> {older && words.older}
      </p>
      <div className="button-row">
        <button
          className="button button--secondary"
          type="button"
          onClick={() => {
            onRestore();
            tell(words.restored);
            document.getElementById("main")?.focus();
          }}
        >
          <span>{words.restore}</span>
        </button>
        <button
          className="button button--quiet"
          type="button"
          onClick={() => {
            draft.discard();
            tell(words.discarded, draft.bringBack);
            document.getElementById("main")?.focus();
          }}
        >
          <span>{words.discard}</span>
        </button>
      </div>
    </section>
  );
}

function timeOf(at: number): string {
  return shortMoment(new Date(at).toISOString());
}
