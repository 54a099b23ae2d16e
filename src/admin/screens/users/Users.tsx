import { useQuery } from "@tanstack/react-query";
import { Plus } from "lucide-react";
import { useState } from "react";
import { can } from "#domain/can.ts";
import type { PublicUser } from "#domain/user.ts";
import { Forbidden } from "../../parts/Forbidden.tsx";
import { ListCard } from "../../parts/ListCard.tsx";
import { PageTop } from "../../parts/PageTop.tsx";
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
  const query = useQuery(userQueries.list());
  const [editing, setEditing] = useState<PublicUser | "new">();
  return (
    <>
      <PageTop title={texts.title} lede={query.data && texts.lede(query.data.filter(({ disabled }) => !disabled).length)}>
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
      <ListCard title={texts.title} query={query} words={texts} motif="leaf">
        {(users) => <UserTable users={users} onEdit={setEditing} />}
      </ListCard>
      <UserDialog
        user={editing}
        onClose={() => {
          setEditing(undefined);
        }}
      />
    </>
  );
}
