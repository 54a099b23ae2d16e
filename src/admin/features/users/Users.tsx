import { Dialog } from "@base-ui/react/dialog";
import { useQuery } from "@tanstack/react-query";
import { Plus } from "lucide-react";
import { useState } from "react";
import { Link, useSearchParams } from "react-router";
import { useUser } from "#admin/features/session/session.tsx";
import { useTranslation } from "#admin/i18n/use-translation.tsx";
import { Button } from "#admin/ui/Button.tsx";
import { ListCard } from "#admin/ui/ListCard.tsx";
import { Modal } from "#admin/ui/Modal.tsx";
import { PageTop } from "#admin/ui/PageTop.tsx";
import { Empty } from "#admin/ui/states.tsx";
import { can } from "#domain/staff/can.ts";
import type { PublicUser } from "#domain/staff/user.ts";
import { UserForm } from "./UserForm.tsx";
import { UserTable } from "./UserTable.tsx";
import { userQueries } from "./queries.ts";

/** For admins only. The edited person is in the address, so that links can open the form. */
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
  // A person deleted in the meantime stays in the open form.
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
        <Button
          kind="primary"
          icon={Plus}
          onClick={() => {
            edit("new");
          }}
        >
          {t("users.new")}
        </Button>
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

/** The form of a new or an existing person; closed while `user` is undefined. */
function UserDialog({
  user,
  onClose,
}: {
  user: PublicUser | "new" | undefined;
  onClose: () => void;
}) {
  const { t } = useTranslation();
  return (
    <Modal
      title={
        user === undefined || user === "new"
          ? t("users.new")
          : t("common.edit", { name: user.name })
      }
      open={user !== undefined}
      onOpenChange={onClose}
      disablePointerDismissal
      inAddress
    >
      {user !== undefined && (
        <UserForm
          key={user === "new" ? user : user._id}
          user={user === "new" ? undefined : user}
          onDone={onClose}
        >
          <Dialog.Close render={<Button>{t("cancel")}</Button>} />
        </UserForm>
      )}
    </Modal>
  );
}

/** Explains that the role lacks this screen. */
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
