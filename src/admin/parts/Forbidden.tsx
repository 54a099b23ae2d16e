import { Link } from "react-router";
import { useUser } from "../session.tsx";
import { texts } from "../texts.ts";
import { PageTop } from "./PageTop.tsx";
import { Empty } from "./states.tsx";

/** Says plainly that a role does not reach a screen, and leads on. */
export function Forbidden({ title }: { title: string }) {
  const { name } = useUser();
  return (
    <>
      <PageTop title={title} />
      <div className="card">
        <Empty motif="boat" title={texts.forbidden.title} text={texts.forbidden.text(name)}>
          <Link className="button button--primary" to="/">
            <span>{texts.forbidden.action}</span>
          </Link>
        </Empty>
      </div>
    </>
  );
}
