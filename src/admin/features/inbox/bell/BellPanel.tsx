import { Popover } from "@base-ui/react/popover";
import { useQuery } from "@tanstack/react-query";
import { CheckCheck } from "lucide-react";
import type { RefObject } from "react";
import { Link } from "react-router";
import { MessageRow } from "#admin/features/inbox/MessageRow.tsx";
import { messageQueries } from "#admin/features/inbox/queries.ts";
import { useTranslation } from "#admin/i18n/use-translation.tsx";
import { sentenceOf } from "#admin/lib/api.ts";
import { useFinalFocus } from "#admin/lib/use-final-focus.ts";
import { Failure, LoadingRows } from "#admin/ui/states.tsx";

interface Props {
  open: boolean;
  button: RefObject<HTMLButtonElement | null>;
  onOpenChange: (open: boolean) => void;
}

/** Below the bell; on narrow windows at the bottom. */
export function BellPanel({ open, button, onOpenChange }: Props) {
  const { t } = useTranslation();
  const { finalFocus } = useFinalFocus(open);
  const close = () => {
    onOpenChange(false);
  };
  return (
    <Popover.Root
      open={open}
      onOpenChange={(next, { event }) => {
        // The bell handles its own presses.
        if (!button.current?.contains(event.target as Node | null)) onOpenChange(next);
      }}
    >
      <Popover.Portal>
        <Popover.Positioner
          className="bell__place"
          anchor={button}
          align="end"
          sideOffset={10}
          collisionPadding={12}
          positionMethod="fixed"
        >
          <Popover.Popup className="bell__panel" finalFocus={() => finalFocus() && button.current}>
            <div className="card__head">
              <Popover.Title render={<h2 />}>{t("common.bell.title")}</Popover.Title>
              <Link to="/contacts?work=open" onClick={close}>
                {t("inbox.open")}
              </Link>
            </div>
            <Urgent onChosen={close} />
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  );
}

const SHOWN = 5;

/** The most urgent messages. */
function Urgent({ onChosen }: { onChosen: () => void }) {
  const { t } = useTranslation();
  const { data: messages, error, refetch } = useQuery(messageQueries.waiting());
  if (messages && messages.length > 0)
    return (
      // The links have their own keys; a click on any of them closes the panel.
      <ul className="mail" onClick={onChosen}>
        {messages.slice(0, SHOWN).map((message) => (
          <MessageRow key={message._id} message={message} search="work=open" />
        ))}
      </ul>
    );
  if (messages)
    return (
      <p className="bell__none">
        <CheckCheck size={22} />
        {t("dashboard.nobodyWaits")}
      </p>
    );
  if (error)
    return (
      <Failure
        text={sentenceOf(error, t("inbox.failed"), t("common.errors.backend"))}
        onRetry={() => void refetch()}
      />
    );
  return <LoadingRows rows={3} />;
}
