import { useQuery } from "@tanstack/react-query";
import { Check, CircleSlash, Reply, Undo2 } from "lucide-react";
import { useUser } from "#admin/features/session/session.tsx";
import { useTranslation } from "#admin/i18n/use-translation.tsx";
import { momentOf } from "#admin/lib/dates.ts";
import { useAttempt } from "#admin/lib/use-attempt.ts";
import { Badge } from "#admin/ui/Badge.tsx";
import { Button } from "#admin/ui/Button.tsx";
import { Select } from "#admin/ui/Select.tsx";
import type { InboxMessage, MessagePatch } from "#domain/inbox/inbox.ts";
import { stateOf, type WorkState } from "#domain/inbox/waiting.ts";
import { AnswerBy } from "./AnswerBy.tsx";
import { Labels } from "./Labels.tsx";
import { STATE_TONES } from "./filters.ts";
import { toReply } from "./to-reply.ts";
import { messageQueries, useChangeMessage } from "./queries.ts";

/** The work on a message: its state, who takes care of it, its labels. Not in spam and trash. */
export function WorkBar({ message }: { message: InboxMessage }) {
  const { t } = useTranslation();
  const attempt = useAttempt();
  const { mutateAsync: change } = useChangeMessage();
  const state = stateOf(message);
  if (!state) return undefined;
  const failed = t("inbox.changeFailed");
  const patch = (changes: MessagePatch, done?: string, undo?: MessagePatch) =>
    attempt(() => change({ id: message._id, patch: changes }), {
      failed,
      ...(done !== undefined && { done }),
      ...(undo && {
        undo: () =>
          void attempt(() => change({ id: message._id, patch: undo }), {
            done: t("answer.undone"),
            failed,
          }),
      }),
    });
  const close = () => void patch({ closed: true }, t("answer.done.closed"), { closed: false });
  const reopen = () =>
    void patch(
      { answered: false },
      t("answer.done.open"),
      state === "closed" ? { closed: true } : { answered: true },
    );

  return (
    <section className="work" aria-label={t("answer.work")}>
      <div className="work__state">
        <Badge tone={STATE_TONES[state]}>{t(`answer.states.${state}`)}</Badge>
        <AnswerBy message={message} />
        <Reopened message={message} state={state} />
        <div className="work__acts">
          <Button
            icon={Reply}
            kind={state === "open" ? "primary" : "secondary"}
            onClick={() => {
              toReply(message._id);
            }}
          >
            {t("answer.reply")}
          </Button>
          {state === "open" ? (
            <>
              <Button
                icon={Check}
                onClick={() =>
                  void patch({ answered: true }, t("inbox.done.answered"), { answered: false })
                }
              >
                {t("answer.elsewhere")}
              </Button>
              <Button icon={CircleSlash} onClick={close}>
                {t("answer.close")}
              </Button>
            </>
          ) : (
            <Button icon={Undo2} onClick={reopen}>
              {t("answer.reopen")}
            </Button>
          )}
        </div>
      </div>
      <div className="work__who">
        <Owner message={message} onChoose={(to) => patch(to, t("answer.done.owner"))} />
        <Labels
          labels={message.labels}
          onChange={(labels) => patch({ labels: { add: [], remove: [], ...labels } })}
        />
      </div>
    </section>
  );
}

function Owner({
  message: { owner },
  onChoose,
}: {
  message: InboxMessage;
  onChoose: (patch: MessagePatch) => Promise<boolean>;
}) {
  const { t } = useTranslation();
  const me = useUser()._id;
  const { data: staff = [] } = useQuery(messageQueries.staff());
  const from = owner?._id ?? "";
  // A person who has left the staff still owns the message.
  const people = owner && staff.every(({ _id }) => _id !== owner._id) ? [...staff, owner] : staff;
  const named = ({ _id, name }: { _id: string; name: string }) =>
    [_id, _id === me ? t("answer.you", { name }) : name] as const;
  return (
    <Select
      label={t("answer.owner")}
      value={from}
      options={[["", t("answer.unassigned")], ...people.map(named)]}
      onChoose={(to) => void onChoose({ owner: { from, to } })}
    />
  );
}

/** Why an answered message is open again. */
function Reopened({ message, state }: { message: InboxMessage; state: WorkState }) {
  const { t } = useTranslation();
  const { reopenedAt, reopenedBy } = message;
  if (state !== "open" || reopenedAt === undefined || reopenedBy === undefined) return undefined;
  return (
    <span className="work__why">
      {t(`answer.reopened.${reopenedBy}`)} <time dateTime={reopenedAt}>{momentOf(reopenedAt)}</time>
    </span>
  );
}
