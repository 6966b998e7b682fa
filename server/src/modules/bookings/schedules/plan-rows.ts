import { mostAhead, type PlanRow } from '@leme/contract/bookings/availability/plan-endpoints';
import { planOf, type Step } from '@leme/contract/bookings/availability/plan-of';
import {
  lastDay,
  type ScheduleAsApplied,
  type Slot,
  slotsOf,
} from '@leme/contract/bookings/availability/slots-of';
import { addDays, dayIn, sessionInterval } from '@leme/contract/kit/values/days';
import type { Actor } from '#kit/actor';
import type { Tx } from '#kit/database/transaction';
import {
  type Fleet,
  firstBoat,
  inTheWay,
  placesFor,
  readFleet,
  takeBoat,
  type Wanted,
} from './boats-free.ts';
import { lockMade, type MadeRow, type Party, partiesOf, readMade } from './read-made.ts';
import type { ReadSchedule } from './read-schedules.ts';

/** Who plans: a person, or the clock of the night. */
export type Planning = { tx: Tx; actor: Pick<Actor, 'tenantId' | 'timezone'>; now: Temporal.Instant };
/** Days asked about, what of the schedules counts, and whether the boats are held until the transaction ends. */
export type PlanQuestion = {
  from: string | null;
  until: string | null;
  reads: 'written' | 'applied';
  holds: boolean;
};

/** A row of the plan with what writing it needs. */
export type Planned = {
  row: PlanRow;
  schedule: ReadSchedule;
  slot: Slot | null;
  made: MadeRow | null;
  /** What is written where the row counts. */
  boat_ids: readonly string[];
  capacity: number;
  /** How many its boats may carry; null without one. */
  people_limit: number | null;
  starts_at: string;
  ends_at: string;
  blocked_from: string;
  blocked_until: string;
};

type Ground = { fleet: Fleet; parties: ReadonlyMap<string, Party[]>; timezone: string };
type Each = Step<MadeRow> & { schedule: ReadSchedule };

/** All rows of a plan in the order of their days, those that stay among them; writes nothing. */
export async function planRows(
  { tx, actor, now }: Planning,
  schedules: readonly ReadSchedule[],
  question: PlanQuestion,
): Promise<{ rows: Planned[]; from: string; until: string }> {
  const today = dayIn(actor.timezone, now);
  const from = question.from !== null && question.from > today ? question.from : today;
  const latest = addDays(today, mostAhead);
  const until = question.until !== null && question.until < latest ? question.until : latest;
  const ids = schedules.map(({ id }) => id);
  // Boats before seats: whoever edits a departure holds them in this order.
  const fleet = await readFleet(tx, actor.tenantId, { from, until, holds: question.holds });
  if (question.holds) await lockMade(tx, actor.tenantId, { ids, now });
  const made = await readMade(tx, actor.tenantId, { ids, from, until, now });
  const bySchedule = Map.groupBy(made, ({ schedule_id }) => schedule_id);
  const steps = schedules.flatMap((schedule) => {
    const says = schedule[question.reads];
    const last = lastDay(today, schedule.horizon_days, mostAhead);
    const to = last < until ? last : until;
    const slots = says ? comingSlots(says, { from, to, zone: actor.timezone, now }) : [];
    const own = (bySchedule.get(schedule.id) ?? []).filter(({ date }) => date <= to);
    return planOf(slots, own).map((step): Each => ({ ...step, schedule }));
  });
  const sold = steps.flatMap(({ kind, made: each }) =>
    each && kind !== 'keep' && each.isTaken ? each.session_id : [],
  );
  const parties = await partiesOf(tx, actor.tenantId, sold);
  const ground = { fleet, parties, timezone: actor.timezone };
  return { rows: steps.toSorted(byHour).map((step) => planned(step, ground)), from, until };
}

type Days = { from: string; to: string; zone: string; now: Temporal.Instant };

/** What has begun is over for a plan. */
function comingSlots(says: ScheduleAsApplied, { from, to, zone, now }: Days): Slot[] {
  const isAhead = (slot: Slot) => Date.parse(sessionInterval(slot, zone).starts_at) > now.epochMilliseconds;
  return slotsOf(says, says.exceptions, from, to).filter(isAhead);
}

const hourOf = ({ slot, made, schedule }: Each) =>
  `${slot?.date ?? made?.date} ${slot?.start_time ?? made?.start_time} ${schedule.id}`;
const byHour = (a: Each, b: Each) => (hourOf(a) < hourOf(b) ? -1 : 1);

function planned({ kind, slot, made, schedule }: Each, ground: Ground): Planned {
  const hours = slot ?? made;
  if (!hours) throw new Error('A step without slot and departure');
  const key = `${schedule.id} ${hours.date} ${hours.slot_time}`;
  const interval = sessionInterval(hours, ground.timezone);
  const wanted = wantedOf(hours, { schedule, interval, session_id: made?.session_id ?? key });
  const fits =
    slot && kind !== 'keep' && kind !== 'edited' ? boatsFor({ slot, made, schedule }, wanted, ground) : null;
  const isInTheWay = fits !== null && fits.conflict !== null && !fits.mayGoWithout && kind !== 'sold';
  const boat_ids = fits?.boat_ids ?? made?.boat_ids ?? [];
  const from = wanted.from - (fits?.setup_min ?? 0) * 60_000;
  if (fits && !isInTheWay && fits.conflict === null)
    for (const id of boat_ids) takeBoat(ground.fleet, id, { ...wanted, from }, kind === 'sold');
  const capacity = capacityOf({ slot, made, schedule }, boat_ids, ground.fleet);
  const isSmall = fits !== null && made !== null && capacity < made.taken;
  const small = isSmall ? { code: 'too-small' as const, name: schedule.name } : null;
  // Sold without a boat it may move without one: no boat stands in its way.
  const isWithout = kind === 'sold' && fits?.mayGoWithout;
  return {
    schedule,
    slot,
    made,
    boat_ids,
    capacity,
    people_limit: boat_ids.length > 0 ? aboard(ground.fleet, boat_ids) : null,
    ...interval,
    blocked_from: Temporal.Instant.fromEpochMilliseconds(from).toString(),
    blocked_until: Temporal.Instant.fromEpochMilliseconds(wanted.until).toString(),
    row: {
      key,
      kind: isInTheWay ? 'conflict' : kind,
      schedule_id: schedule.id,
      schedule: schedule.name,
      product: schedule.product,
      session_id: made?.session_id ?? null,
      version: made?.version ?? null,
      before: made && told(made, made.boat_ids, made.capacity, ground.fleet),
      after: slot && kind !== 'edited' ? told(slot, boat_ids, capacity, ground.fleet) : null,
      parties: (made ? (ground.parties.get(made.session_id) ?? []) : []).map(
        ({ session_id: _, ...party }) => party,
      ),
      people: made?.people ?? 0,
      conflict: (isWithout ? null : fits?.conflict) ?? small,
      next_boat: fits?.next ?? null,
    },
  };
}

type Hours = Pick<Slot, 'date' | 'start_time' | 'end_time' | 'guide_name'>;

function told(
  { date, start_time, end_time, guide_name }: Hours,
  boat_ids: readonly string[],
  capacity: number,
  fleet: Fleet,
) {
  const boats = boat_ids.map((id) => ({ id, boat_name: fleet.boats.get(id)?.boat_name ?? '' }));
  return { date, start_time, end_time, guide_name, capacity, boats };
}

type Of = { schedule: ReadSchedule; interval: { starts_at: string; ends_at: string }; session_id: string };

function wantedOf({ date, start_time, end_time }: Hours, { schedule, interval, session_id }: Of): Wanted {
  const lastDate = end_time <= start_time ? addDays(date, 1) : date;
  return {
    date,
    begins: `${date}T${start_time}`,
    ends: `${lastDate}T${end_time}`,
    from: Date.parse(interval.starts_at) - schedule.buffer_before_min * 60_000,
    until: Date.parse(interval.ends_at) + schedule.buffer_after_min * 60_000,
    session_id,
  };
}

type Sailing = { slot: Slot; made: MadeRow | null; schedule: ReadSchedule };

/** The boats a departure gets, what is in their way, and the next one that fits. */
function boatsFor({ slot, made, schedule }: Sailing, wanted: Wanted, { fleet }: Ground) {
  const first = () => firstBoat(fleet, schedule.product_id, { ...wanted, capacity: slot.capacity });
  const chosen = slot.boat_ids ?? made?.boat_ids ?? [];
  if (chosen.length === 0) {
    const { boat, conflict, setup_min } =
      slot.boat_ids === null ? first() : { boat: null, conflict: null, setup_min: 0 };
    return { boat_ids: boat ? [boat.id] : [], conflict, setup_min, mayGoWithout: true, next: null };
  }
  const places = placesFor(fleet, schedule.product_id, chosen);
  const least = Math.max(slot.capacity ?? 0, made?.taken ?? 0, made?.people ?? 0);
  const small = least > places ? { code: 'too-small' as const, name: namesOf(fleet, chosen) } : null;
  const conflict = chosen.map((id) => inTheWay(fleet, id, wanted)).find((found) => found !== null) ?? small;
  const next = conflict ? first().boat : null;
  return {
    boat_ids: chosen,
    conflict,
    setup_min: 0,
    mayGoWithout: false,
    next: next && { id: next.id, boat_name: next.boat_name },
  };
}

const aboard = (fleet: Fleet, ids: readonly string[]) =>
  ids.reduce((sum, id) => sum + (fleet.boats.get(id)?.places ?? 0), 0);

const namesOf = (fleet: Fleet, ids: readonly string[]) =>
  ids.map((id) => fleet.boats.get(id)?.boat_name ?? '').join(', ');

type Sized = { slot: Slot | null; made: MadeRow | null; schedule: ReadSchedule };

/** What a departure offers: what its time or schedule says, else the product, else its boats, else what it had. */
function capacityOf({ slot, made, schedule }: Sized, boat_ids: readonly string[], fleet: Fleet): number {
  const said = slot?.capacity ?? schedule.fixed_capacity;
  if (said !== null && said !== undefined) return said;
  if (boat_ids.length > 0) return Math.max(1, placesFor(fleet, schedule.product_id, boat_ids));
  if (made) return made.capacity;
  const offers = fleet.offers.get(schedule.product_id) ?? [];
  return Math.max(1, ...offers.map(({ boat_id }) => placesFor(fleet, schedule.product_id, [boat_id])));
}
