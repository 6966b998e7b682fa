import { expect, test } from 'vitest';
import { figuresOf, type Made, planOf } from './plan-of.ts';
import { type ScheduleTime, type Slot, slotsOf } from './slots-of.ts';

const at = (start_time: string): ScheduleTime => ({
  start_time,
  duration_min: null,
  capacity: null,
  boat_id: null,
});
const schedule = {
  active: true,
  weekdays: [6],
  ranges: [{ from: '2027-01-01', to: '2027-01-31' }],
  duration_min: 120,
  capacity: 18,
  boat_ids: null,
  guide_name: null,
};
const slotsAt = (...times: string[]) =>
  slotsOf({ ...schedule, times: times.map(at) }, [], '2027-01-01', '2027-01-31');
const madeOf = (slot: Slot, given: Partial<Made> = {}): Made => ({
  session_id: `${slot.date} ${slot.slot_time}`,
  date: slot.date,
  slot_time: slot.slot_time,
  start_time: slot.start_time,
  end_time: slot.end_time,
  capacity: slot.capacity ?? 18,
  boat_ids: ['netuno'],
  guide_name: null,
  isCancelled: false,
  isEdited: false,
  isTaken: false,
  ...given,
});
const some = (figures: ReturnType<typeof figuresOf>) =>
  Object.fromEntries(Object.entries(figures).filter(([, count]) => count > 0));

test('half past ten becomes eleven with the 9th and 23rd sold and the 16th edited: keep 5, change 2, sold 2, left alone 1 [B2.2-41]', () => {
  const there = slotsAt('08:00', '10:30').map((slot) => {
    const isLate = slot.slot_time === '10:30';
    const isTaken = isLate && ['2027-01-09', '2027-01-23'].includes(slot.date);
    return madeOf(slot, { isTaken, isEdited: isLate && slot.date === '2027-01-16' });
  });
  expect(some(figuresOf(planOf(slotsAt('08:00', '10:30'), there)))).toEqual({ keep: 9, edited: 1 });
  const steps = planOf(slotsAt('08:00', '11:00'), there);
  expect(some(figuresOf(steps))).toEqual({ keep: 5, change: 2, sold: 2, edited: 1 });
  const moved = steps.filter(({ kind }) => kind === 'change');
  expect(moved.map(({ made, slot }) => [made?.session_id, slot?.start_time])).toEqual([
    ['2027-01-02 10:30', '11:00'],
    ['2027-01-30 10:30', '11:00'],
  ]);
});

test('the first plan creates all, and the second has nothing to do', () => {
  const slots = slotsAt('08:00', '10:30');
  expect(some(figuresOf(planOf(slots, [])))).toEqual({ create: 10 });
  expect(
    some(
      figuresOf(
        planOf(
          slots,
          slots.map((slot) => madeOf(slot)),
        ),
      ),
    ),
  ).toEqual({ keep: 10 });
});

test('what is no more in the schedule is removed, asked about where somebody is booked, and left alone where it was edited or cancelled', () => {
  const [first, second, third, fourth] = slotsAt('08:00');
  if (!first || !second || !third || !fourth) throw new Error('Four Saturdays');
  const there = [
    madeOf(first),
    madeOf(second, { isTaken: true }),
    madeOf(third, { isEdited: true, isTaken: true }),
    madeOf(fourth, { isCancelled: true }),
  ];
  expect(some(figuresOf(planOf([], there)))).toEqual({ remove: 1, sold: 1, edited: 2 });
});

test('a schedule that names its boats changes departures that have others, and one that chooses by itself does not', () => {
  const [slot] = slotsAt('08:00');
  if (!slot) throw new Error('A Saturday');
  const kind = (boat_ids: readonly string[] | null) =>
    planOf([{ ...slot, boat_ids }], [madeOf(slot)])[0]?.kind;
  expect([kind(null), kind(['netuno']), kind(['mare']), kind([])]).toEqual([
    'keep',
    'keep',
    'change',
    'change',
  ]);
});
