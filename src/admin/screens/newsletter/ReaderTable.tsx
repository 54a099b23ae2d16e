import { Trash2 } from "lucide-react";
import type { NewsletterReader } from "#domain/newsletter.ts";
import { ApiError } from "../../api.ts";
import { dayOf } from "../../dates.ts";
import { Badge } from "../../parts/Badge.tsx";
import { useConfirm } from "../../parts/Confirm.tsx";
import { useToasts } from "../../parts/Toasts.tsx";
import { useForgetReader } from "../../queries/newsletter.ts";
import { texts } from "./texts.ts";

export function ReaderTable({ readers }: { readers: NewsletterReader[] }) {
  const confirm = useConfirm();
  const { tell, fail } = useToasts();
  const { mutateAsync: forget } = useForgetReader();
  const remove = async ({ _id, email }: NewsletterReader) => {
    if (!(await confirm({ title: texts.forgetTitle(email), text: texts.forgetText, action: texts.forgetAction, danger: true }))) return;
    try {
      await forget(_id);
      tell(texts.forgot(email));
      document.getElementById("main")?.focus();
    } catch (error) {
      if (error instanceof ApiError) fail(error.told ? error.message : texts.forgetFailed);
    }
  };
  return (
    <table className="table">
      <thead>
        <tr>
          <th scope="col">{texts.columns.email}</th>
          <th scope="col">{texts.columns.state}</th>
          <th scope="col">{texts.columns.since}</th>
          <th scope="col">
            <span className="visually-hidden">{texts.columns.actions}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {readers.map((reader) => (
          <tr key={reader._id}>
            <td>
              <b className="cell-break">{reader.email}</b>
            </td>
            <td data-label={texts.columns.state}>
              <Badge tone={reader.state === "confirmed" ? "success" : "warning"}>{texts.states[reader.state]}</Badge>
            </td>
            <td data-label={texts.columns.since}>{dayOf(reader.confirmedAt ?? reader.createdAt)}</td>
            <td>
              <button
                className="icon-button icon-button--danger"
                type="button"
                aria-label={texts.forget(reader.email)}
                onClick={() => void remove(reader)}
              >
                <Trash2 className="icon" size={19} aria-hidden="true" />
              </button>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
