import type { DayRange } from '../../kit/values/day-ranges.ts';
import { addDays, daysFrom } from '../../kit/values/days.ts';
import { isWithin } from '../../prices/days.ts';
import { longestDeparture, type SaleSetting } from './schedules.ts';

/** A time of a schedule's days; what is null is the schedule's. */
export type ScheduleTime = {
  start_time: string;
  duration_min: number | null;
  capacity: number | null;
  boat_id: string | null;
};

/** A schedule as it is applied: its season written out, so that a season moved later moves no departure. */
export type ScheduleAsApplied = {
  name: string;
  product_id: string;
  active: boolean;
  state: SaleSetting;
  weekdays: readonly number[];
  ranges: readonly DayRange[];
  /** Of its product, where a time says nothing. */
  duration_min: number;
  capacity: number | null;
  /** Null where the boat is chosen by itself. */
  boat_ids: readonly string[] | null;
  guide_name: string | null;
  times: readonly ScheduleTime[];
  exceptions: readonly ScheduleException[];
};

export type ScheduleException = {
  date: string;
  kind: 'skip' | 'extra' | 'change';
  slot_time: string | null;
  new_time: string | null;
};

/** A departure a schedule says there is: known by `date` and `slot_time`, whatever it sails at. */
export type Slot = {
  date: string;
  slot_time: string;
  start_time: string;
  end_time: string;
  capacity: number | null;
  boat_ids: readonly string[] | null;
  guide_name: string | null;
};

type Days = Pick<ScheduleAsApplied, 'active' | 'weekdays' | 'ranges' | 'times'>;
type Ways = Pick<ScheduleAsApplied, 'duration_min' | 'capacity' | 'boat_ids' | 'guide_name'>;

/**
 * The departures of a schedule from one day to another, both of them in it, by the clock of the wall: neither zone nor
 * clock decides anything, so asking again answers the same. Each day and time is there once.
 */
export function slotsOf(
  schedule: Days & Ways,
  exceptions: readonly ScheduleException[],
  from: string,
  until: string,
): Slot[] {
  if (!schedule.active || until < from) return [];
  const byDay = Map.groupBy(exceptions, ({ date }) => date);
  return daysFrom(from, until).flatMap((date) => slotsOn(schedule, byDay.get(date) ?? [], date));
}

function slotsOn(schedule: Days & Ways, exceptions: readonly ScheduleException[], date: string): Slot[] {
  const weekday = Temporal.PlainDate.from(date).dayOfWeek;
  const isItsDay = schedule.weekdays.includes(weekday) && isWithin(date, schedule.ranges);
  const slots = new Map<string, Slot>();
  const add = (time: ScheduleTime) => {
    const slot_time = time.start_time;
    if (!slots.has(slot_time)) slots.set(slot_time, slotAt(schedule, time, date));
  };
  if (isItsDay) for (const time of schedule.times) add(time);
  for (const { kind, slot_time } of exceptions) {
    if (kind !== 'skip') continue;
    if (slot_time === null) slots.clear();
    else slots.delete(slot_time);
  }
  for (const { kind, slot_time, new_time } of exceptions) {
    const slot = kind === 'change' && slot_time !== null ? slots.get(slot_time) : undefined;
    if (slot && new_time !== null)
      slots.set(slot.slot_time, {
        ...slot,
        start_time: new_time,
        end_time: endOf(new_time, lasting(slot)),
      });
  }
  for (const { kind, slot_time } of exceptions) {
    if (kind !== 'extra' || slot_time === null) continue;
    const known = schedule.times.find(({ start_time }) => start_time === slot_time);
    add(known ?? { start_time: slot_time, duration_min: null, capacity: null, boat_id: null });
  }
  return [...slots.values()].toSorted((a, b) => (a.start_time < b.start_time ? -1 : 1));
}

function slotAt(ways: Ways, time: ScheduleTime, date: string): Slot {
  const { start_time } = time;
  return {
    date,
    slot_time: start_time,
    start_time,
    end_time: endOf(start_time, time.duration_min ?? ways.duration_min),
    capacity: time.capacity ?? ways.capacity,
    boat_ids: time.boat_id === null ? ways.boat_ids : [time.boat_id],
    guide_name: ways.guide_name,
  };
}

/** The time of day it ends at: a whole day ends at its own start, which means the next day. */
function endOf(start_time: string, minutes: number): string {
  const lasts = Math.min(minutes, longestDeparture);
  return Temporal.PlainTime.from(start_time).add({ minutes: lasts }).toString({ smallestUnit: 'minute' });
}

const minutesOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));

function lasting({ start_time, end_time }: Slot): number {
  const minutes = minutesOf(end_time) - minutesOf(start_time);
  return minutes > 0 ? minutes : minutes + longestDeparture;
}

/** The last day departures are made for: as far as the product is sold, and no further than `most` days ahead. */
export function lastDay(today: string, horizon_days: number | null, most: number): string {
  return addDays(today, Math.min(horizon_days ?? most, most));
}
