import { useQuery, queryOptions } from "@tanstack/react-query";
import type { PublicUser } from "#domain/user.ts";
import { call } from "../../api.ts";
import { PageTop } from "../../parts/PageTop.tsx";
import { useUser } from "../../session.tsx";
import { texts as shared } from "../../texts.ts";
import { PasswordForm } from "./PasswordForm.tsx";
import { texts } from "./texts.ts";

/** Who one is, and the one thing that one may change about it. */
export function Component() {
  const user = useUser();
  const { data = user } = useQuery(meQuery());
  return (
    <>
      <PageTop title={texts.title} lede={texts.lede(data.name, shared.roles[data.role])} />
      <div className="columns">
        <div>
          <PasswordForm email={data.email} />
        </div>
        <div>
          <section className="card" aria-labelledby="account-details">
            <header className="card__head">
              <h2 id="account-details">{texts.details}</h2>
            </header>
            <dl className="status-rows">
              {[
                [texts.name, data.name],
                [texts.email, data.email],
                [texts.role, shared.roles[data.role]],
              ].map(([term, value]) => (
                <div key={term}>
                  <dt>{term}</dt>
                  <dd>{value}</dd>
                </div>
              ))}
            </dl>
            <p className="card__body muted">{texts.detailsNote}</p>
          </section>
        </div>
      </div>
    </>
  );
}

function meQuery() {
  return queryOptions({
    queryKey: ["me"],
    queryFn: async ({ signal }) => {
      const { data } = await call<PublicUser>("/api/auth/me", { signal });
      if (!data) throw new Error("The answer carries nobody.");
      return data;
    },
  });
}
