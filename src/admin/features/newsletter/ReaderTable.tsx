import type { NewsletterReader } from "#domain/inbox/newsletter.ts";
import { dayOf } from "#admin/lib/dates.ts";
import { useTranslation } from "#admin/i18n/use-translation.tsx";
import { Badge } from "#admin/ui/Badge.tsx";
import { DeleteButton } from "#admin/ui/DeleteButton.tsx";
import { Table } from "#admin/ui/Table.tsx";
import { useRemoval } from "#admin/lib/use-attempt.ts";
import { useGrowing } from "#admin/ui/use-growing.ts";
import { useForgetReader } from "./queries.ts";

export function ReaderTable({ readers }: { readers: NewsletterReader[] }) {
  const { t } = useTranslation();
  const removal = useRemoval();
  const { mutateAsync: forget } = useForgetReader();
  const { drawn, end } = useGrowing(readers);
  const remove = ({ _id, email }: NewsletterReader) =>
    removal(
      () => forget(_id),
      { done: t("newsletter.forgot", { email }), failed: t("newsletter.forgetFailed") },
      {
        title: t("newsletter.forgetTitle", { email }),
        text: t("newsletter.forgetText"),
        action: t("newsletter.forgetAction"),
      },
    );
  return (
    <>
      <Table
        columns={[
          t("newsletter.columns.email"),
          t("newsletter.columns.state"),
          t("newsletter.columns.since"),
        ]}
        long="newsletter"
        actions={t("newsletter.columns.actions")}
      >
        {drawn.map((reader) => (
          <tr key={reader._id}>
            <td>
              <b className="cell-break">{reader.email}</b>
            </td>
            <td data-label={t("newsletter.columns.state")}>
              <Badge tone={reader.state === "confirmed" ? "success" : "warning"}>
                {t(`newsletter.states.${reader.state}`)}
              </Badge>
            </td>
            <td className="day" data-label={t("newsletter.columns.since")}>
              {dayOf(reader.confirmedAt ?? reader.createdAt)}
            </td>
            <td>
              <DeleteButton
                label={t("newsletter.forget", { email: reader.email })}
                onPress={() => void remove(reader)}
              />
            </td>
          </tr>
        ))}
      </Table>
      <div ref={end} />
    </>
  );
}
