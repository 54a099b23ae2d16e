import { useQuery } from "@tanstack/react-query";
import { publishQuery, usePublish } from "../../queries/publish.ts";
import { Drawer } from "../Drawer.tsx";
import { Spinner } from "../Spinner.tsx";
import { useAttempt } from "../use-attempt.ts";
import { Builds } from "./Builds.tsx";
import { Steps } from "./Steps.tsx";
import { texts } from "./texts.ts";
import { WaitingRecords } from "./WaitingRecords.tsx";

/** What waits, the way to the public pages, and the last builds. */
export function PublishDialog({ open, onOpenChange }: { open: boolean; onOpenChange: (open: boolean) => void }) {
  const { data: state } = useQuery(publishQuery());
  const { mutateAsync: publish, isPending } = usePublish();
  const attempt = useAttempt();
  const note = state && texts.site[state.site];
  const [latest] = state?.builds ?? [];
  return (
    <Drawer open={open} onOpenChange={onOpenChange} title={texts.title}>
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
    </Drawer>
  );
}
