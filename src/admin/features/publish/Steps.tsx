import { Check, X } from "lucide-react";
import { useTranslation } from "#admin/i18n/use-translation.tsx";
import { Spinner } from "#admin/ui/Spinner.tsx";
import type { PublishState } from "#domain/records/publishing.ts";
import { hasFailed, isLive, troublesIn } from "./publish-status.ts";

interface Step {
  name: string;
  note: string;
  at: "done" | "now" | "failed" | "next";
}

/**
 * Saved, building, live. The last step is reached only when the public pages report the revision of
 * every record.
 */
export function Steps({ state }: { state: PublishState }) {
  const { t } = useTranslation();
  const steps = useSteps(state);
  const reached =
    steps.find(({ at }) => at === "now" || at === "failed") ??
    steps.findLast(({ at }) => at === "done");
  return (
    <>
      {/* The list itself would be announced every second. */}
      <p className="visually-hidden" role="status">
        {reached?.at === "failed" ? reached.note : reached?.name}
      </p>
      <ol className="steps" aria-label={t("publish.steps.label")}>
        {steps.map(({ name, note, at }) => (
          <li key={name} data-at={at} aria-current={at === "now" ? "step" : undefined}>
            <span className="steps__mark">
              {at === "now" && <Spinner />}
              {at === "done" && <Check size={16} />}
              {at === "failed" && <X size={16} />}
            </span>
            <b>{name}</b>
            {note && <span>{note}</span>}
          </li>
        ))}
      </ol>
    </>
  );
}

function useSteps(state: PublishState): Step[] {
  const { t } = useTranslation();
  const { site, waiting, building, builds } = state;
  const isKnown = site === "on";
  const [isThere, isBroken] = [isLive(state), hasFailed(state)];
  const troubles = troublesIn(state);
  const buildingNote = useBuildingNote(state);
  const saved =
    waiting === 0 ? t("publish.status.nothing") : t("publish.status.waiting", { count: waiting });
  const live =
    troubles > 0 ? t("publish.status.trouble", { count: troubles }) : t("publish.allLive");
  return [
    {
      name: t("publish.steps.saved"),
      note: isKnown ? saved : "",
      at: "done",
    },
    {
      name: t("publish.steps.building"),
      note: isBroken
        ? (builds[0]?.reason ?? t("publish.buildFailed"))
        : isThere
          ? ""
          : buildingNote,
      at: building ? "now" : isBroken ? "failed" : isThere ? "done" : "next",
    },
    {
      name: t("publish.states.live"),
      note: isThere ? live : isKnown || building ? t("publish.steps.notLive") : t("common.unknown"),
      at: isThere ? "done" : "next",
    },
  ];
}

function useBuildingNote({ building, queued, builds: [latest] }: PublishState): string {
  const { t } = useTranslation();
  if (!building) return t("publish.steps.notBuilding");
  if (queued) return t("publish.steps.queuedNote");
  if (latest?.state !== "running") return t("publish.steps.arrivingNote");
  return t("publish.steps.buildingNote", { seconds: secondsSince(latest.startedAt) });
}

function secondsSince(at: string): number {
  return Math.max(0, Math.round((Date.now() - Date.parse(at)) / 1_000));
}
