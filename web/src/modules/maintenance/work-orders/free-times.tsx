import { Suspense } from 'react';
import type { FormPreview } from '#kit/resource/record/form/form-section.ts';
import { lazyPart } from '#kit/text/fetch-code.ts';
import { minutesOf, type Stay } from '../lazy/gaps/gap-hours.ts';

const GapsBox = lazyPart(async () => (await import('../lazy/gaps/gaps-box.tsx')).GapsBox);

/** While days of a planned stop are typed that are not the saved ones: the next times it fits, each one press away. */
export const FreeTimes: FormPreview = ({ values, row, fill }) => {
  const stay = stayOf(values);
  const minutes = stay && minutesOf(stay);
  const boat_id = values.boat_id;
  if (values.blocks_sailing !== 'planned' || !minutes || typeof boat_id !== 'string') return null;
  if (row && JSON.stringify(stay) === JSON.stringify(stayOf(row))) return null;
  return (
    <Suspense>
      <GapsBox boat_id={boat_id} stay={stay} minutes={minutes} onTake={fill} />
    </Suspense>
  );
};

const isDay = (day: unknown) => typeof day === 'string' && /^\d{4}-\d\d-\d\d$/.test(day);
const hourOf = (time: unknown) =>
  typeof time === 'string' && /^\d\d:\d\d/.test(time) ? time.slice(0, 5) : null;

/** A stop as it is typed, once its days are days. */
function stayOf({ downtime, from_time, until_time }: Readonly<Record<string, unknown>>): Stay | null {
  const { from, to } = (downtime ?? {}) as { from?: string | null; to?: string | null };
  if (!isDay(from) || !isDay(to)) return null;
  return {
    downtime: { from: from ?? null, to: to ?? null },
    from_time: hourOf(from_time),
    until_time: hourOf(until_time),
  };
}
