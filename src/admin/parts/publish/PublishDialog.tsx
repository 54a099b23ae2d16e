import { Dialog } from "@base-ui/react/dialog";
import { useQuery } from "@tanstack/react-query";
import { X } from "lucide-react";
import { useRef } from "react";
import { publishQuery, usePublish } from "../../queries/publish.ts";
import { texts as shared } from "../../texts.ts";
import { Spinner } from "../Spinner.tsx";
import { useAttempt } from "../use-attempt.ts";
import { Builds } from "./Builds.tsx";
import { Steps } from "./Steps.tsx";
import { texts } from "./texts.ts";
import { WaitingRecords } from "./WaitingRecords.tsx";

/** What waits, the way to the public pages, and the last builds. */
export function PublishDialog({ open, onOpenChange }: { open: boolean; onOpenChange: (open: boolean) => void }) {
  const title = useRef<HTMLHeadingElement>(null);
  const { data: state } = useQuery(publishQuery());
  const { mutateAsync: publish, isPending } = usePublish();
  const attempt = useAttempt();
  const note = state && texts.site[state.site];
  const [latest] = state?.builds ?? [];
  return (
    <Dialog.Root open={open} onOpenChange={onOpenChange}>
      <Dialog.Portal>
        <Dialog.Backdrop className="backdrop" />
        <Dialog.Popup className="drawer" initialFocus={title}>
          <header className="drawer__head">
            <Dialog.Title render={<h2 ref={title} tabIndex={-1} />}>{texts.title}</Dialog.Title>
            <Dialog.Close className="icon-button" aria-label={shared.close}>
              <X className="icon" size={22} aria-hidden="true" />
            </Dialog.Close>
          </header>
          <p>{texts.lede}</p>
          {note && <p className="notice publish__note">{note}</p>}
          <div role="status">{state && <Steps state={state} />}</div>
          {latest?.state === "failed" && !state?.building && (
            <div className="notice notice--danger publish__note" role="alert">
              <p>{latest.reason ?? texts.buildFailed}</p>
            </div>
          )}
          <button
            className="button button--primary publish__now"
            type="button"
            aria-disabled={isPending}
            onClick={() => {
              if (!isPending) void attempt(() => publish(), { failed: texts.failed });
            }}
          >
            {isPending && <Spinner />}
            <span>{state?.building ? texts.again : texts.now}</span>
          </button>
          {state && state.waiting > 0 && <WaitingRecords state={state} onChosen={() => onOpenChange(false)} />}
          {state && <Builds builds={state.builds} />}
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
