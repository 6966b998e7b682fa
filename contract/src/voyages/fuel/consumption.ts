/** One time a boat was fuelled; hours are of its engine, where its dial was read. */
export type Fill = {
  taken_at: string;
  litres: number;
  hours: number | null;
  motor_id: string | null;
  full: boolean;
  forgotten: boolean;
};

/** What was burned from one full tank to the next. */
export type Stretch = {
  from: string;
  to: string;
  litres: number;
  hours: number | null;
  per_hour: number | null;
  why: 'no-hours' | 'forgotten' | 'other-engine' | 'not-run' | null;
};

const rounded = (value: number, digits: number) => Number(value.toFixed(digits));

/**
 * Litres an hour of one boat, from its fills in their order: only between two full tanks that both have hours of one dial, with
 * all that was filled in since the first. Where they are not known, why.
 */
export function consumptionOf(fills: readonly Fill[]): { per_hour: number | null; data: Stretch[] } {
  const fulls = fills.flatMap(({ full }, at) => (full ? at : []));
  const data = fulls.slice(1).map((end, at) => stretchOf(fills.slice(fulls[at], end + 1)));
  const known = data.filter(({ per_hour }) => per_hour !== null);
  const hours = known.reduce((sum, each) => sum + (each.hours ?? 0), 0);
  const litres = known.reduce((sum, each) => sum + each.litres, 0);
  return { per_hour: hours > 0 ? rounded(litres / hours, 1) : null, data };
}

/** Of the fills from one full tank to the next, both among them. */
function stretchOf(fills: readonly Fill[]): Stretch {
  const [first, ...since] = fills as [Fill, ...Fill[]];
  const last = since.at(-1) ?? first;
  const litres = rounded(
    since.reduce((sum, fill) => sum + fill.litres, 0),
    2,
  );
  const ends = { from: first.taken_at, to: last.taken_at, litres };
  const unknown = (why: Stretch['why']) => ({ ...ends, hours: null, per_hour: null, why });
  if (since.some(({ forgotten }) => forgotten)) return unknown('forgotten');
  if (first.hours === null || last.hours === null) return unknown('no-hours');
  if (first.motor_id !== last.motor_id) return unknown('other-engine');
  const hours = rounded(last.hours - first.hours, 1);
  if (hours <= 0) return unknown('not-run');
  return { ...ends, hours, per_hour: rounded(litres / hours, 1), why: null };
}
