import type { NewsletterReader } from "#domain/newsletter.ts";
import { dayOf } from "../../dates.ts";
import { useTranslation } from "../../i18n/use-translation.tsx";
import { Badge } from "../../parts/Badge.tsx";
import { DeleteButton } from "../../parts/DeleteButton.tsx";
import { Table } from "../../parts/Table.tsx";
import { useRemoval } from "../../parts/use-attempt.ts";
import { useGrowing } from "../../parts/use-growing.ts";
import { useForgetReader } from "../../queries/newsletter.ts";

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
