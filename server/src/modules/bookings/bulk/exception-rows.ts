import type { BulkQuestion, BulkRow } from '@leme/contract/bookings/availability/bulk-endpoints';
import { mostAhead } from '@leme/contract/bookings/availability/plan-endpoints';
import {
  type ScheduleAsApplied,
  type ScheduleException,
  slotsOf,
} from '@leme/contract/bookings/availability/slots-of';
import { Problem } from '@leme/contract/kit/problem';
import { addDays, dayIn, daysFrom } from '@leme/contract/kit/values/days';
import { isWithin } from '@leme/contract/prices/days';
import type { TimedWork } from '#kit/work';
import { type Planned, planRows } from '../schedules/plan-rows.ts';
import { lockSchedules, type ReadSchedule, readSchedules } from '../schedules/read-schedules.ts';

/** An exception that would be written. */
export type NewException = ScheduleException & { schedule_id: string };
type ExceptionPlanned = Omit<Planned, 'row'> & { row: BulkRow; planned: Planned };
type Found = {
  rows: ExceptionPlanned[];
  schedules: ReadSchedule[];
  exceptions: NewException[];
  /** What beside the rows must stay as it was seen. */
  seen: unknown;
};

/**
 * What applied schedules of some products would become with exceptions on some days: what of them was written and not
 * applied is among it, as in a plan of theirs.
 */
export async function exceptionRows(
  { tx, actor, now }: TimedWork,
  asked: BulkQuestion,
  { holds }: { holds: boolean },
): Promise<Found> {
  if (holds) await lockSchedules(tx, actor.tenantId, []);
  const all = await readSchedules(tx, actor.tenantId, []);
  const { product_ids } = asked;
  const about = all.filter(
    ({ applied_version, written, product_id }) =>
      applied_version !== null &&
      written.active &&
      (product_ids.length === 0 || product_ids.includes(product_id)),
  );
  const today = dayIn(actor.timezone, now);
  const from = asked.from > today ? asked.from : today;
  const latest = addDays(today, mostAhead);
  const until = asked.until < latest ? asked.until : latest;
  const days = daysFrom(from, until).filter((day) => isAsked(asked, day));
  const exceptions = exceptionsOf(about, asked, days);
  if (exceptions.length > mostExceptions)
    throw new Problem('plan-too-large', { params: { count: exceptions.length, maximum: mostExceptions } });
  const bent = new Map(Map.groupBy(exceptions, ({ schedule_id }) => schedule_id));
  const schedules = about.filter(({ id }) => bent.has(id));
  const overlaid = schedules.map((schedule) => ({
    ...schedule,
    written: withExceptions(schedule.written, bent.get(schedule.id) ?? []),
  }));
  const question = { from: asked.from, until: asked.until, reads: 'written', holds } as const;
  const found = await planRows({ tx, actor, now }, overlaid, question);
  const marks = schedules.map(({ id, mark, applied_version }) => [id, mark, applied_version]);
  const rows = found.rows.map((planned) => ({
    ...planned,
    planned,
    row: { ...planned.row, sale: null, held: 0 },
  }));
  return { rows, schedules, exceptions, seen: [marks, exceptions] };
}

/** More are cut by product or by dates. */
const mostExceptions = 2_000;

function isAsked({ weekdays }: BulkQuestion, day: string): boolean {
  return weekdays.length === 0 || weekdays.includes(Temporal.PlainDate.from(day).dayOfWeek);
}

function withExceptions(written: ScheduleAsApplied, exceptions: readonly NewException[]): ScheduleAsApplied {
  const added = exceptions.map(({ schedule_id: _, ...exception }) => exception);
  return { ...written, exceptions: [...written.exceptions, ...added] };
}

function exceptionsOf(
  schedules: readonly ReadSchedule[],
  asked: BulkQuestion,
  days: readonly string[],
): NewException[] {
  const [first, last] = [days[0], days.at(-1)];
  if (first === undefined || last === undefined) return [];
  const ofDays = new Set(days);
  const slots = schedules.flatMap(({ id, product_id, written }) =>
    slotsOf(written, written.exceptions, first, last)
      .filter(({ date }) => ofDays.has(date))
      .map(({ date, slot_time }) => ({ schedule_id: id, product_id, date, slot_time })),
  );
  const { action, times, new_time } = asked;
  const isTime = ({ slot_time }: { slot_time: string }) => times.includes(slot_time);
  if (action === 'change')
    return slots.filter(isTime).map(({ schedule_id, date, slot_time }) => {
      return { schedule_id, date, kind: 'change', slot_time, new_time };
    });
  if (action === 'extra') return extrasOf(schedules, { times, days, slots });
  if (times.length > 0)
    return slots.filter(isTime).map(({ schedule_id, date, slot_time }) => {
      return { schedule_id, date, kind: 'skip', slot_time, new_time: null };
    });
  const whole = new Map(slots.map((slot) => [`${slot.schedule_id} ${slot.date}`, slot]));
  return [...whole.values()].map(({ schedule_id, date }) => {
    return { schedule_id, date, kind: 'skip', slot_time: null, new_time: null };
  });
}

type Days = {
  times: readonly string[];
  days: readonly string[];
  slots: readonly { product_id: string; date: string; slot_time: string }[];
};

/** A further time is one schedule's of its product, the first whose season the day is in. */
function extrasOf(schedules: readonly ReadSchedule[], { times, days, slots }: Days): NewException[] {
  const there = new Set(slots.map(({ product_id, date, slot_time }) => `${product_id} ${date} ${slot_time}`));
  const products = Map.groupBy(schedules, ({ product_id }) => product_id);
  return [...products].flatMap(([product_id, own]) =>
    days.flatMap((date) => {
      const first = own.find(({ written }) => isWithin(date, written.ranges));
      if (!first) return [];
      const open = times.filter((time) => !there.has(`${product_id} ${date} ${time}`));
      return open.map((slot_time) => {
        return { schedule_id: first.id, date, kind: 'extra' as const, slot_time, new_time: null };
      });
    }),
  );
}
