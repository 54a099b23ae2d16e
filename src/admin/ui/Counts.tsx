import { inDigits } from "#domain/text/words.ts";
import { locale } from "#admin/i18n/i18n.ts";

/** The sums below a table. */
export function Counts({
  counts,
}: {
  counts: readonly (readonly [label: string, count: number])[];
}) {
  return (
    <dl className="table-foot">
      {counts.map(([label, count]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{inDigits(count, locale())}</dd>
        </div>
      ))}
    </dl>
  );
}
