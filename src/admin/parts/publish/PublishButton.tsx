/** Opens publishing from every screen, with the number of changes that wait; says when a build has ended, wherever one is. */
import { useQuery } from "@tanstack/react-query";
import { CloudUpload } from "lucide-react";
import { lazy, Suspense, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { inDigits } from "#domain/words.ts";
import { locale, t as say } from "../../i18n/i18n.ts";
import { publishQuery } from "../../queries/publish.ts";
import { Spinner } from "../Spinner.tsx";
import { fail, tell } from "../news.ts";

const PublishDialog = lazy(async () => ({ default: (await import("./PublishDialog.tsx")).PublishDialog }));

export function PublishButton() {
  const { t } = useTranslation();
  const { data } = useQuery(publishQuery());
  const [open, setOpen] = useState(false);
  const [used, setUsed] = useState(false);
  const { waiting = 0, building = false } = data ?? {};
  useNews(building, waiting, data?.builds[0]?.state === "failed");
  const label = building
    ? t("publish.label.building")
    : waiting === 0
      ? t("publish.label.nothing")
      : t("publish.label.waiting", { count: waiting });
  return (
    <>
      <button
        className="tool-button publish"
        type="button"
        aria-haspopup="dialog"
        aria-label={label}
        onClick={() => {
          setUsed(true);
          setOpen(true);
        }}
      >
        {building ? <Spinner /> : <CloudUpload className="icon" size={20} aria-hidden="true" />}
        <span>{t("publish.publish")}</span>
        {waiting > 0 && (
          <span className="publish__count" aria-hidden="true">
            {waiting > 99 ? `${inDigits(99, locale())}+` : inDigits(waiting, locale())}
          </span>
        )}
      </button>
      <Suspense>{used && <PublishDialog open={open} onOpenChange={setOpen} />}</Suspense>
    </>
  );
}

/** How a build that was seen under way has ended. */
function useNews(building: boolean, waiting: number, failed: boolean): void {
  const before = useRef(building);
  useEffect(() => {
    if (before.current && !building) {
      if (failed) fail(say("publish.buildFailed"));
      else tell(waiting === 0 ? say("publish.done") : say("publish.doneSome", { count: waiting }));
    }
    before.current = building;
  }, [building, waiting, failed]);
}
