import { useQuery } from "@tanstack/react-query";
import { Plus } from "lucide-react";
import { useState } from "react";
import { useSearchParams, Link } from "react-router";
import { can } from "#domain/staff/can.ts";
import type { PublicUser } from "#domain/staff/user.ts";
import { useTranslation } from "#admin/i18n/use-translation.tsx";
import { ListCard } from "#admin/ui/ListCard.tsx";
import { PageTop } from "#admin/ui/PageTop.tsx";
import { userQueries } from "./queries.ts";
import { useUser } from "#admin/features/session/session.tsx";
import { UserTable } from "./UserTable.tsx";
import { Dialog } from "@base-ui/react/dialog";
import { UserForm } from "./UserForm.tsx";
import { Empty } from "#admin/ui/states.tsx";

/**
 * For admins; a manager is told so. Who is being changed stands in the address, so that it can be
 * led to.
 */
export function Component() {
  const { t } = useTranslation();
  const { role } = useUser();
  return can(role, "users") ? <Users /> : <Forbidden title={t("common.nav.users")} />;
}

function Users() {
  const { t } = useTranslation();
  const query = useQuery(userQueries.list());
  const [params, setParams] = useSearchParams();
  const editedId = params.get("edit");
  const listed = query.data?.find(({ _id }) => _id === editedId);
  // Who is deleted meanwhile stays in the form that is open.
  const [seen, setSeen] = useState<PublicUser>();
  if (listed && listed !== seen) setSeen(listed);
  const editing =
    editedId === "new" ? editedId : (listed ?? (seen?._id === editedId ? seen : undefined));
  const edit = (next: string | undefined) => {
    setParams(next === undefined ? {} : { edit: next }, {
      replace: next === undefined,
      preventScrollReset: true,
    });
  };
  return (
    <>
      <PageTop
        title={t("common.nav.users")}
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
          <span>{t("users.new")}</span>
        </button>
      </PageTop>
      <ListCard
        title={t("common.nav.users")}
        query={query}
        words={{
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

/** A new person, or one who is there already; closed while `user` is undefined. */
function UserDialog({
  user,
  onClose,
}: {
  user: PublicUser | "new" | undefined;
  onClose: () => void;
}) {
  const { t } = useTranslation();
  const [typed, setTyped] = useState(false);
  return (
    <Dialog.Root
      open={user !== undefined}
      onOpenChange={(open, { reason }) => {
        // A slip of the finger throws nothing away, as a click outside does not; Cancel does.
        if (!open && !(reason === "escape-key" && typed)) onClose();
      }}
      disablePointerDismissal
    >
      <Dialog.Portal>
        <Dialog.Backdrop className="backdrop" />
        <Dialog.Popup className="dialog">
          {user !== undefined && (
            <>
              <Dialog.Title render={<h2 />}>
                {user === "new" ? t("users.new") : t("common.edit", { name: user.name })}
              </Dialog.Title>
              <UserForm
                key={user === "new" ? user : user._id}
                user={user === "new" ? undefined : user}
                onTyped={setTyped}
                onDone={onClose}
              >
                <Dialog.Close className="button button--secondary">
                  <span>{t("cancel")}</span>
                </Dialog.Close>
              </UserForm>
            </>
          )}
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

/** Says plainly that a role does not reach a screen, and leads on. */
function Forbidden({ title }: { title: string }) {
  const { t } = useTranslation();
  const { name } = useUser();
  return (
    <>
      <PageTop title={title} />
      <div className="card">
        <Empty
          motif="boat"
          title={t("common.forbidden.title")}
          text={t("common.forbidden.text", { name })}
        >
          <Link className="button button--primary" to="/">
            <span>{t("common.toDashboard")}</span>
          </Link>
        </Empty>
      </div>
    </>
  );
}
