import { useQuery } from "@tanstack/react-query";
import { Plus } from "lucide-react";
import { useState } from "react";
import { can } from "#domain/can.ts";
import type { PublicUser } from "#domain/user.ts";
import { ApiError } from "../../api.ts";
import { Forbidden } from "../../parts/Forbidden.tsx";
import { PageTop } from "../../parts/PageTop.tsx";
import { Failure, LoadingRows } from "../../parts/states.tsx";
import { userQueries } from "../../queries/users.ts";
import { useUser } from "../../session.tsx";
import { UserDialog } from "./UserDialog.tsx";
import { UserTable } from "./UserTable.tsx";
import { texts } from "./texts.ts";

/** For admins; a manager is told so. */
export function Component() {
  const { role } = useUser();
  return can(role, "users") ? <Users /> : <Forbidden title={texts.title} />;
}

function Users() {
  const { data: users, error, refetch } = useQuery(userQueries.list());
  const [editing, setEditing] = useState<PublicUser | "new">();
  return (
    <>
      <PageTop title={texts.title} lede={users && texts.lede(users.filter(({ disabled }) => !disabled).length)}>
        <button
          className="button button--primary"
          type="button"
          onClick={() => {
            setEditing("new");
          }}
        >
          <Plus className="icon" size={20} aria-hidden="true" />
          <span>{texts.add}</span>
        </button>
      </PageTop>
      {error && !users ? (
        <Failure text={error instanceof ApiError && error.told ? error.message : texts.failed} onRetry={() => void refetch()} />
      ) : (
        <section className="card table-card" aria-label={texts.title}>
          {users ? <UserTable users={users} onEdit={setEditing} /> : <LoadingRows text={texts.loading} />}
        </section>
      )}
      <UserDialog
        user={editing}
        onClose={() => {
          setEditing(undefined);
        }}
      />
    </>
  );
}
