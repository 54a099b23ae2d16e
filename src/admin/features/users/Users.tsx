import { useQuery } from "@tanstack/react-query";
import { Plus } from "lucide-react";
import { useState } from "react";
import { useSearchParams } from "react-router";
import { can } from "#domain/staff/can.ts";
import type { PublicUser } from "#domain/staff/user.ts";
import { useTranslation } from "#admin/i18n/use-translation.tsx";
import { Forbidden } from "#admin/ui/Forbidden.tsx";
import { ListCard } from "#admin/ui/ListCard.tsx";
import { PageTop } from "#admin/ui/PageTop.tsx";
import { userQueries } from "./queries.ts";
import { useUser } from "#admin/features/session/session.tsx";
import { UserDialog } from "./UserDialog.tsx";
import { UserTable } from "./UserTable.tsx";

/**
 * For admins; a manager is told so. Who is being changed stands in the address, so that it can be
 * led to.
 */
export function Component() {
  const { t } = useTranslation();
  const { role } = useUser();
  return can(role, "users") ? <Users /> : <Forbidden title={t("users.title")} />;
}

function Users() {
  const { t } = useTranslation();
  const query = useQuery(userQueries.list());
  const [params, setParams] = useSearchParams();
  const wanted = params.get("edit");
  const listed = query.data?.find(({ _id }) => _id === wanted);
  // Who is deleted meanwhile stays in the form that is open.
  const [seen, setSeen] = useState<PublicUser>();
  if (listed && listed !== seen) setSeen(listed);
  const editing = wanted === "new" ? wanted : (listed ?? (seen?._id === wanted ? seen : undefined));
  const edit = (next: string | undefined) => {
    setParams(next === undefined ? {} : { edit: next }, {
      replace: next === undefined,
      preventScrollReset: true,
    });
  };
  return (
    <>
      <PageTop
        title={t("users.title")}
        lede={
          query.data
            ? t("users.lede", { count: query.data.filter(({ disabled }) => !disabled).length })
            : ""
        }
      >
        <button
          className="button button--primary"
          type="button"
          onClick={() => {
            edit("new");
          }}
        >
          <Plus className="icon" size={20} aria-hidden="true" />
          <span>{t("users.add")}</span>
        </button>
      </PageTop>
      <ListCard
        title={t("users.title")}
        query={query}
        words={{
          loading: t("users.loading"),
          failed: t("users.failed"),
          empty: t("users.empty"),
        }}
        motif="leaf"
      >
        {(users) => (
          <UserTable
            users={users}
            onEdit={({ _id }) => {
              edit(_id);
            }}
          />
        )}
      </ListCard>
      <UserDialog
        user={editing}
        onClose={() => {
          edit(undefined);
        }}
      />
    </>
  );
}
