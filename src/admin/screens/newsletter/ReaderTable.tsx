import type { NewsletterReader } from "#domain/newsletter.ts";
import { dayOf } from "../../dates.ts";
import { Badge } from "../../parts/Badge.tsx";
import { DeleteButton } from "../../parts/DeleteButton.tsx";
import { Table } from "../../parts/Table.tsx";
import { useRemoval } from "../../parts/use-attempt.ts";
import { useForgetReader } from "../../queries/newsletter.ts";
import { texts } from "./texts.ts";

export function ReaderTable({ readers }: { readers: NewsletterReader[] }) {
  const removal = useRemoval();
  const { mutateAsync: forget } = useForgetReader();
  const remove = ({ _id, email }: NewsletterReader) =>
    removal(
      () => forget(_id),
      { done: texts.forgot(email), failed: texts.forgetFailed },
      { title: texts.forgetTitle(email), text: texts.forgetText, action: texts.forgetAction },
    );
  return (
    <Table columns={[texts.columns.email, texts.columns.state, texts.columns.since]} actions={texts.columns.actions}>
      {readers.map((reader) => (
        <tr key={reader._id}>
          <td>
            <b className="cell-break">{reader.email}</b>
          </td>
          <td data-label={texts.columns.state}>
            <Badge tone={reader.state === "confirmed" ? "success" : "warning"}>{texts.states[reader.state]}</Badge>
          </td>
          <td className="day" data-label={texts.columns.since}>
            {dayOf(reader.confirmedAt ?? reader.createdAt)}
          </td>
          <td>
            <DeleteButton label={texts.forget(reader.email)} onPress={() => void remove(reader)} />
          </td>
        </tr>
      ))}
    </Table>
  );
}
