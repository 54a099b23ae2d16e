import { useEffect, useRef } from "react";
import { useLocation, useNavigate, useRouteError } from "react-router";
import { useTranslation } from "#admin/i18n/use-translation.tsx";
import { useOnline } from "#admin/lib/connection.ts";
import { NotLoaded } from "#admin/lib/load-file.ts";
import { useEventCallback } from "#admin/lib/use-event-callback.ts";
import { Button } from "#admin/ui/Button.tsx";
import { PageTop } from "#admin/ui/PageTop.tsx";
import { Empty } from "#admin/ui/states.tsx";

/** Shown in place of a screen that threw or whose file failed to load. */
export function Crash() {
  const error = useRouteError();
  return error instanceof NotLoaded ? <Unloaded /> : <Broke error={error} />;
}

function Broke({ error }: { error: unknown }) {
  const { t } = useTranslation();
  useEffect(() => {
    reportError(error);
  }, [error]);
  return (
    <div className="card" role="alert">
      <Empty motif="boat" title={t("common.crash.title")} text={t("common.crash.text")}>
        <Button
          kind="primary"
          onClick={() => {
            location.reload();
          }}
        >
          {t("common.crash.action")}
        </Button>
      </Empty>
    </div>
  );
}

/**
 * Shown in place of a screen whose file failed to load. Offline, it loads automatically when the
 * connection returns; online, a newer version of the site may have replaced the file, and the page
 * must be reloaded.
 */
function Unloaded() {
  const { t } = useTranslation();
  const online = useOnline();
  const navigate = useNavigate();
  const here = useLocation();
  const fetchAgain = useEventCallback(
    () => void navigate(here, { replace: true, state: here.state as unknown }),
  );
  const before = useRef(online);
  useEffect(() => {
    if (online && !before.current) fetchAgain();
    before.current = online;
  }, [online, fetchAgain]);
  return (
    <>
      <PageTop title={t("common.unloaded.title")} />
      <div className="card" role="alert">
        <Empty
          motif="boat"
          text={online ? t("common.unloaded.replaced") : t("common.unloaded.offline")}
        >
          <Button
            kind="primary"
            onClick={() => {
              if (online) location.reload();
              else fetchAgain();
            }}
          >
            {online ? t("common.crash.action") : t("common.unloaded.action")}
          </Button>
        </Empty>
      </div>
    </>
  );
}
