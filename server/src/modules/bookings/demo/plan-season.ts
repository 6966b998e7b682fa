import type { ScheduleAsApplied } from '@leme/contract/bookings/availability/slots-of';
import { slotsOf } from '@leme/contract/bookings/availability/slots-of';
import { addDays } from '@leme/contract/kit/values/days';
import { named } from '../../../demo/demo.ts';
import type { Row } from '../../../demo/owner-transaction.ts';
import { emptyDayRows } from './day-rows.ts';
import { planSession } from './plan-days.ts';
import type { SeasonPlan } from './sailing-plan.ts';
import type { Schedule } from './schedule.ts';

/** Behind the days that are sailed without a schedule, so that those stay as they are. */
const firstDay = 46;
const days = 60;

type SeasonRows = {
  schedules: Row<'schedules'>[];
  schedule_times: Row<'schedule_times'>[];
  schedule_exceptions: Row<'schedule_exceptions'>[];
  schedule_versions: Row<'schedule_versions'>[];
  blackouts: Row<'blackouts'>[];
  days: ReturnType<typeof emptyDayRows>;
};

/**
 * Two seasons of sixty days that are applied, one with a time more that is not: a day left out, one departure edited by hand,
 * one sold out, one nearly, a closed day; weather tomorrow afternoon, and a boat in the yard.
 */
export function planSeasons(schedule: Schedule): SeasonRows {
  const own = { ...schedule, rows: emptyDayRows() };
  const { seasons } = schedule.plan;
  const all = seasons.map((plan) => planSeason(own, plan));
  return {
    schedules: all.map(({ row }) => row),
    schedule_times: all.flatMap(({ times }) => times),
    schedule_exceptions: all.map(({ exception }) => exception),
    schedule_versions: all.map(({ version }) => version),
    blackouts: blackoutsOf(schedule),
    days: own.rows,
  };
}

function planSeason(schedule: Schedule, plan: SeasonPlan) {
  const { random, today, sellerId, now } = schedule;
  const product = named(schedule.products, plan.product);
  const [from, to] = [addDays(today, firstDay), addDays(today, firstDay + days - 1)];
  const id = random.id();
  const row: Row<'schedules'> = {
    id,
    name: plan.name,
    product_id: product.id,
    weekdays: [...plan.weekdays],
    dates: JSON.stringify([{ from, to }]),
    applied_version: 1,
  };
  const times = [...plan.times, ...plan.later].map((start_time) => ({
    id: random.id(),
    schedule_id: id,
    label: start_time,
    start_time,
  }));
  const applied: ScheduleAsApplied = {
    name: plan.name,
    product_id: product.id,
    active: true,
    state: 'open',
    weekdays: plan.weekdays,
    ranges: [{ from, to }],
    duration_min: product.duration_min,
    capacity: null,
    boat_ids: null,
    guide_name: null,
    times: plan.times.map((start_time) => ({
      start_time,
      duration_min: null,
      capacity: null,
      boat_id: null,
    })),
    exceptions: [],
  };
  const without = slotsOf(applied, [], from, to)[left.out]?.date ?? from;
  const skip = { date: without, kind: 'skip' as const, slot_time: null, new_time: null };
  const exception = {
    id: random.id(),
    schedule_id: id,
    date: without,
    kind: 'skip',
    reason: 'Festa da padroeira',
  };
  const written = { ...applied, exceptions: [skip] };
  const ids = times.slice(0, plan.times.length).map((time) => `${time.id}:1`);
  const version: Row<'schedule_versions'> = {
    schedule_id: id,
    version: 1,
    mark: ['1', 't', '0', ids.toSorted().join(','), `${exception.id}:1`].join('|'),
    schedule: JSON.stringify(written),
    applied_at: now.toString(),
    applied_by: sellerId,
  };
  for (const [at, slot] of slotsOf(written, written.exceptions, from, to).entries())
    planSlot(schedule, plan, { id, at, ...slot });
  return { row, times, exception, version };
}

/** Which departures of a season are something else, by their place. */
const left = { out: 6, edited: 3, soldOut: 0, nearly: 1, closed: 8 } as const;

type Slot = { id: string; at: number; date: string; slot_time: string; start_time: string };

function planSlot(schedule: Schedule, plan: SeasonPlan, { id, at, date, slot_time, start_time }: Slot): void {
  const isEdited = at === left.edited;
  const sold = at === left.soldOut ? 1 : at === left.nearly ? 0.7 : [];
  const later = Temporal.PlainTime.from(start_time).add({ minutes: 15 }).toString({ smallestUnit: 'minute' });
  planSession(schedule, date, {
    product: plan.product,
    start_time: isEdited ? later : start_time,
    boat: plan.boat,
    guide_name: null,
    sailor_name: null,
    parties: sold,
  });
  const session = schedule.rows.sessions.at(-1);
  if (!session) return;
  const isClosed = at === left.closed;
  session.schedule_id = id;
  session.slot_date = date;
  session.slot_time = slot_time;
  session.edited_at = isEdited ? schedule.now.toString() : null;
  session.sale_state = isClosed ? 'closed' : null;
  session.sale_reason = isClosed ? 'Regata na baía' : null;
}

function blackoutsOf({ random, today, plan, products, boats }: Schedule): Row<'blackouts'>[] {
  const tomorrow = addDays(today, 1);
  const { weather, yard } = plan.blocks;
  return [
    {
      id: random.id(),
      reason: 'Vento sul à tarde',
      kind: 'weather',
      scope: 'product',
      product_id: named(products, weather).id,
      boat_id: null,
      days_from: tomorrow,
      days_to: tomorrow,
      from_time: '14:00',
      until_time: '20:00',
      source: 'person',
    },
    {
      id: random.id(),
      reason: 'No estaleiro: pintura do fundo',
      kind: 'maintenance',
      scope: 'boat',
      product_id: null,
      boat_id: named(boats, yard).id,
      days_from: addDays(today, 8),
      days_to: addDays(today, 10),
      from_time: null,
      until_time: null,
      // The order with its id stands with maintenance.
      source: 'work_order',
    },
  ];
}
