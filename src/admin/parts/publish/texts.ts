import type { Build, RecordState } from "#domain/publishing.ts";

const changes = (count: number) => (count === 1 ? "1 change" : `${count} changes`);

export const texts = {
  publish: "Publish",
  label: (waiting: number, building: boolean) =>
    `Publish: ${building ? "under way" : waiting === 0 ? "nothing waits" : `${changes(waiting)} ${waiting === 1 ? "waits" : "wait"}`}`,
  title: "Publish",
  lede: "Visitors see what you have saved once the public pages are built anew. Until then they see the pages from before.",
  now: "Publish now",
  again: "Publish again afterwards",
  failed: "Failed to publish",
  done: "Published: the public pages show every change.",
  buildFailed: "Publishing failed. The public pages are as they were.",
  states: {
    live: "Live",
    hidden: "Hidden",
    building: "Publishing",
    waiting: "Waiting",
    refused: "Not shown",
  } satisfies Record<RecordState["state"], string>,
  site: {
    on: undefined,
    off: "The public pages do not know the records yet. Publishing makes them known.",
    unknown: "The public pages did not answer, so it is not known what they show.",
  },
  steps: {
    label: "How far it is",
    saved: "Saved",
    savedNote: (waiting: number) => (waiting === 0 ? "Nothing waits." : `${changes(waiting)} not public yet.`),
    building: "Building",
    buildingNote: (seconds: number) => `The pages are being made, for ${seconds} s now.`,
    queuedNote: "Will begin in a moment.",
    notBuilding: "No build is under way.",
    live: "Live",
    liveNote: "The public pages show every change.",
    notLive: "Not before the build has ended.",
  },
  waiting: "Not public yet",
  others: "Also deleted records or another order.",
  builds: "Last builds",
  noBuilds: "None yet.",
  build: { running: "under way", done: "done", failed: "failed" } satisfies Record<Build["state"], string>,
  took: (seconds: number) => `${seconds} s`,
  view: "View",
  viewNewTab: "View on the site, opens in a new tab",
  preview: "Preview",
  previewOf: (name: string) => `Preview ${name}`,
};
