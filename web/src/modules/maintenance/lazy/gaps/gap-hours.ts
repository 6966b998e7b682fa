import { clockAfter, clockText, minutesBetween, partsOf } from '#kit/time/clock-text.ts';

/** When a boat stays ashore, as it is typed. */
export type Stay = {
  downtime: { from: string | null; to: string | null } | null;
  from_time: string | null;
  until_time: string | null;
};

/** How long a boat stays ashore; nothing while its days are not all there. */
export function minutesOf({ downtime, from_time, until_time }: Stay): number | null {
  if (!downtime?.from || !downtime.to) return null;
  const from = clockText(downtime.from, from_time ?? '00:00');
  const until =
    until_time === null ? clockText(downtime.to, '00:00', '00:00') : clockText(downtime.to, until_time);
  const minutes = minutesBetween(from, until);
  return minutes > 0 ? minutes : null;
}

/** As long a stay that begins elsewhere; what ends at midnight ends with the day before. */
export function stayFrom(begin: string, minutes: number): Stay {
  const [from, until] = [partsOf(begin), partsOf(clockAfter(begin, minutes))];
  const isMidnight = until.time === '00:00';
  const to = isMidnight ? partsOf(clockAfter(begin, minutes - 1)).date : until.date;
  return {
    downtime: { from: from.date, to },
    from_time: from.time === '00:00' ? null : from.time,
    until_time: isMidnight ? null : until.time,
  };
}
