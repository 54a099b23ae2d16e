/** The sums below a table. */
export function Counts({ counts }: { counts: readonly (readonly [label: string, count: number])[] }) {
  return (
    <dl className="table-foot">
      {counts.map(([label, count]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{count}</dd>
        </div>
      ))}
    </dl>
  );
}
