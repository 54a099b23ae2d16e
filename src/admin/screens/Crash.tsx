import { useEffect } from "react";
import { useRouteError } from "react-router";
import { Empty } from "../parts/states.tsx";
import { texts } from "../texts.ts";

/** Instead of a screen that threw, or whose file could not be fetched (a new version of the site may have replaced it). */
export function Crash() {
  const error = useRouteError();
  useEffect(() => {
    reportError(error);
  }, [error]);
  return (
    <div className="card" role="alert">
      <Empty motif="boat" title={texts.crash.title} text={texts.crash.text}>
        <button
          className="button button--primary"
          type="button"
          onClick={() => {
            location.reload();
          }}
        >
          <span>{texts.crash.action}</span>
        </button>
      </Empty>
    </div>
  );
}
