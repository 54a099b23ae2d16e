import { Check } from "lucide-react";
import { useTranslation } from "react-i18next";
import type { PublishState, RecordState } from "#domain/publishing.ts";
import { Spinner } from "../Spinner.tsx";

/** Saved, building, live: the last one is reached only when the public pages themselves tell the revision of every record. */
export function Steps({ state: { site, waiting, building, queued, builds, services, projects } }: { state: PublishState }) {
  const { t } = useTranslation();
  const [latest] = builds;
  const isRunning = building && !queued && latest?.state === "running";
  const isLive = !building && site === "on" && waiting === 0;
  const refused = [services, projects].flatMap(Object.values<RecordState>).filter(({ state }) => state === "refused").length;
  const steps = [
    {
      name: t("publish.steps.saved"),
      note: waiting === 0 ? t("publish.steps.savedAll") : t("publish.steps.savedNote", { count: waiting }),
      at: "done",
    },
    {
      name: t("publish.steps.building"),
      note: isRunning
        ? t("publish.steps.buildingNote", { seconds: secondsSince(latest.startedAt) })
        : building
          ? t(queued ? "publish.steps.queuedNote" : "publish.steps.arrivingNote")
          : isLive
            ? ""
            : t("publish.steps.notBuilding"),
      at: building ? "now" : isLive ? "done" : "next",
    },
    {
      name: t("publish.steps.live"),
      note: !isLive
        ? t("publish.steps.notLive")
        : refused > 0
          ? t("publish.steps.liveBut", { count: refused })
          : t("publish.steps.liveNote"),
      at: isLive ? "done" : "next",
    },
  ] as const;
  return (
    <ol className="steps" aria-label={t("publish.steps.label")}>
      {steps.map(({ name, note, at }) => (
        <li key={name} data-at={at} aria-current={at === "now" ? "step" : undefined}>
          <span className="steps__mark">
            {at === "now" ? <Spinner /> : at === "done" && <Check className="icon" size={16} aria-hidden="true" />}
          </span>
          <b>{name}</b>
          {note && <span>{note}</span>}
        </li>
      ))}
    </ol>
  );
}

function secondsSince(at: string): number {
  return Math.max(0, Math.round((Date.now() - Date.parse(at)) / 1_000));
}
