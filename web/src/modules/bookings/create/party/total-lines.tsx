import { useFormat } from '#kit/text/format.ts';

type Line = { key: string; label: string; amount: number };

/** What a total is made of: its fares, and what stands beside them. */
export function TotalLines({ lines, adjustments }: { lines: readonly Line[]; adjustments: readonly Line[] }) {
  const { money } = useFormat();
  return (
    <ul className="grid gap-1 text-sm">
      {[...lines.filter(({ amount }) => amount !== 0), ...adjustments].map(({ key, label, amount }) => (
        <li key={key} className="flex justify-between gap-3">
          <span className="wrap-anywhere min-w-0">{label}</span>
          <span className="shrink-0 tabular-nums">{money(amount)}</span>
        </li>
      ))}
    </ul>
  );
}
