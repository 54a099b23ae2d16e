import { Pencil, Trash2 } from "lucide-react";
import { useUser } from "#admin/features/session/session.tsx";
import { useTranslation } from "#admin/i18n/use-translation.tsx";
import { dayOf } from "#admin/lib/dates.ts";
import { useRemoval } from "#admin/lib/use-attempt.ts";
import { useSorted } from "#admin/lib/use-sorted.ts";
import { Badge } from "#admin/ui/Badge.tsx";
import { IconButton } from "#admin/ui/Button.tsx";
import { Table } from "#admin/ui/Table.tsx";
import type { PublicUser } from "#domain/staff/user.ts";
import { initials } from "#domain/text/text.ts";
import { useDeleteUser } from "./queries.ts";

export function UserTable({
  users,
  onEdit,
}: {
  users: PublicUser[];
  onEdit: (user: PublicUser) => void;
}) {
  const { t } = useTranslation();
  const me = useUser();
  const removal = useRemoval();
  const { mutateAsync: deleteUser } = useDeleteUser();
  const { sorted, head } = useSorted(users, {
    name: ({ name }) => name,
    role: ({ role }) => t(`common.roles.${role}`),
    state: ({ disabled }) => (disabled ? t("users.disabled") : t("users.enabled")),
    since: ({ createdAt }) => createdAt,
  });
  const remove = (user: PublicUser) =>
    removal(
      () => deleteUser(user),
      { done: t("common.removed", { name: user.name }), failed: t("users.removeFailed") },
      {
        title: t("common.removeAsk", { name: user.name }),
        text: t("users.removeText"),
        action: t("users.removeAction"),
      },
    );
  return (
    <Table
      columns={[
        head(t("fields.name"), "name"),
        head(t("common.role"), "role"),
        head(t("users.columns.state"), "state"),
        head(t("common.since"), "since"),
      ]}
      actions={t("common.actions")}
    >
      {sorted.map((user) => (
        <tr key={user._id}>
          <td>
            <div className="cell-main">
              <span className="avatar" aria-hidden="true">
                {initials(user.name).toUpperCase()}
              </span>
              <span>
                <b>{user.name}</b>
                {user._id === me._id && (
                  <Badge plain tone="info">
                    {t("users.you")}
                  </Badge>
                )}
              </span>
              <small className="cell-break">{user.email}</small>
            </div>
          </td>
          <td data-label={t("common.role")}>{t(`common.roles.${user.role}`)}</td>
          <td data-label={t("users.columns.state")}>
            <Badge tone={user.disabled ? "neutral" : "success"}>
              {user.disabled ? t("users.disabled") : t("users.enabled")}
            </Badge>
          </td>
          <td className="day" data-label={t("common.since")}>
            {dayOf(user.createdAt)}
          </td>
          <td>
            <IconButton
              icon={Pencil}
              label={t("common.edit", { name: user.name })}
              onClick={() => {
                onEdit(user);
              }}
            />
            {user._id === me._id ? (
              <span className="action-gap" />
            ) : (
              <IconButton
                danger
                icon={Trash2}
                label={t("common.remove", { name: user.name })}
                onClick={() => void remove(user)}
              />
            )}
          </td>
        </tr>
      ))}
    </Table>
  );
}
