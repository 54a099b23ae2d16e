import { Pencil } from "lucide-react";
import type { PublicUser } from "#domain/user.ts";
import { dayOf } from "../../dates.ts";
import { Badge } from "../../parts/Badge.tsx";
import { DeleteButton } from "../../parts/DeleteButton.tsx";
import { Table } from "../../parts/Table.tsx";
import { useRemoval } from "../../parts/use-attempt.ts";
import { useDeleteUser } from "../../queries/users.ts";
import { useUser } from "../../session.tsx";
import { texts as shared } from "../../texts.ts";
import { texts } from "./texts.ts";

export function UserTable({ users, onEdit }: { users: PublicUser[]; onEdit: (user: PublicUser) => void }) {
  const me = useUser();
  const removal = useRemoval();
  const { mutateAsync: deleteUser } = useDeleteUser();
  const remove = (user: PublicUser) =>
    removal(
      () => deleteUser(user),
      { done: texts.removed(user.name), failed: texts.removeFailed },
      { title: texts.removeTitle(user.name), text: texts.removeText, action: texts.removeAction },
    );
  return (
    <Table columns={[texts.columns.name, texts.columns.role, texts.columns.state, texts.columns.since]} actions={texts.columns.actions}>
      {users.map((user) => (
        <tr key={user._id}>
          <td>
            <div className="cell-main cell-main--person">
              <span className="avatar" aria-hidden="true">
                {Array.from(user.name)[0]?.toUpperCase()}
              </span>
              <span>
                <b>{user.name}</b>
                {user._id === me._id && (
                  <Badge plain tone="info">
                    {texts.you}
                  </Badge>
                )}
              </span>
              <small className="cell-break">{user.email}</small>
            </div>
          </td>
          <td data-label={texts.columns.role}>{shared.roles[user.role]}</td>
          <td data-label={texts.columns.state}>
            <Badge tone={user.disabled ? "neutral" : "success"}>{user.disabled ? texts.disabled : texts.enabled}</Badge>
          </td>
          <td className="day" data-label={texts.columns.since}>
            {dayOf(user.createdAt)}
          </td>
          <td>
            <button
              className="icon-button"
              type="button"
              aria-label={texts.edit(user.name)}
              onClick={() => {
                onEdit(user);
              }}
            >
              <Pencil className="icon" size={19} aria-hidden="true" />
            </button>
            {user._id !== me._id && <DeleteButton label={texts.remove(user.name)} onPress={() => void remove(user)} />}
          </td>
        </tr>
      ))}
    </Table>
  );
}
