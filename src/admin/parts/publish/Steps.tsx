import { Check } from "lucide-react";
import type { PublishState } from "#domain/publishing.ts";
import { Spinner } from "../Spinner.tsx";
import { texts } from "./texts.ts";

const words = texts.steps;

/** Saved, building, live: the last one is reached only when the public pages themselves tell the revision of every record. */
export function Steps({ state: { site, waiting, building, builds } }: { state: PublishState }) {
  const [latest] = builds;
  const isRunning = building && latest?.state === "running";
  const isLive = !building && site === "on" && waiting === 0;
  const steps = [
    { name: words.saved, note: words.savedNote(waiting), at: "done" },
    {
      name: words.building,
      note: isRunning ? words.buildingNote(secondsSince(latest.startedAt)) : building ? words.queuedNote : isLive ? "" : words.notBuilding,
      at: building ? "now" : isLive ? "done" : "next",
    },
    { name: words.live, note: isLive ? words.liveNote : words.notLive, at: isLive ? "done" : "next" },
  ] as const;
  return (
    <ol className="steps" aria-label={words.label}>
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
