import { useEffect } from "react";
import { useRouteError } from "react-router";
import { useTranslation } from "#admin/i18n/use-translation.tsx";
import { Empty } from "#admin/ui/states.tsx";
import { NotLoaded } from "./screens.ts";
import { Unloaded } from "./Unloaded.tsx";

/** Instead of a screen that threw, or whose file could not be fetched. */
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
        <button
          className="button button--primary"
          type="button"
          onClick={() => {
            location.reload();
          }}
        >
          <span>{t("common.crash.action")}</span>
        </button>
      </Empty>
    </div>
  );
}
