import { Link } from "react-router";
import { PageTop } from "../parts/PageTop.tsx";
import { Empty } from "../parts/states.tsx";
import { texts } from "../texts.ts";

export function NotFound() {
  return (
    <>
      <PageTop title={texts.notFound.title} />
      <div className="card">
        <Empty motif="boat" title={texts.notFound.text}>
          <Link className="button button--primary" to="/">
            <span>{texts.notFound.action}</span>
          </Link>
        </Empty>
      </div>
    </>
  );
}
