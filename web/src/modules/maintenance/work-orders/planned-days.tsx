import type { AnyRow } from '@leme/contract/kit/resource/resource';
import { useFormat } from '#kit/text/format.ts';

type Days = { from: string | null; to: string | null } | null;

const dayOf = (day: string | null) => (day ?? '').slice(8, 10);

/** The days an order is planned for, as short as they are told: of one month its first day without it. */
export function PlannedDays({ row }: { row: AnyRow }) {
  const { date } = useFormat();
  const days = row.planned as Days;
  if (!days) return null;
  const { from, to } = days;
  const short = (day: string | null) => (day === null ? '' : date(day));
  const isOneDay = from === to;
  const isOneMonth =
    from !== null && to !== null && from.slice(0, 7) === to.slice(0, 7) && short(to).startsWith(dayOf(to));
  const first = isOneMonth ? dayOf(from) : short(from);
  if (isOneDay) return <span className="whitespace-nowrap tabular-nums">{short(to)}</span>;
  // Where both do not fit beside each other the second stands below the first.
  return (
    <span className="inline-flex flex-wrap gap-x-1 tabular-nums">
      <span className="whitespace-nowrap">{first} –</span>
      <span className="whitespace-nowrap">{short(to)}</span>
    </span>
  );
}
