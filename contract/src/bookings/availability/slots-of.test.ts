import { expect, test } from 'vitest';
import { dayIn, sessionInterval } from '../../kit/values/days.ts';
import { lastDay, type ScheduleTime, slotsOf } from './slots-of.ts';

const at = (start_time: string, given: Partial<ScheduleTime> = {}): ScheduleTime => ({
  start_time,
  duration_min: null,
  capacity: null,
  boat_id: null,
  ...given,
});
const saturdays = {
  active: true,
  weekdays: [6],
  ranges: [{ from: '2027-01-01', to: '2027-01-31' }],
  duration_min: 120,
  capacity: 18,
  boat_ids: null,
  guide_name: null,
  times: [at('08:00'), at('10:30')],
};
const january = ['2027-01-01', '2027-01-31'] as const;
const told = (slots: ReturnType<typeof slotsOf>) =>
  slots.map(({ date, start_time }) => `${date.slice(8)} ${start_time}`);

test('Saturdays at eight and half past ten in January 2027 are ten departures, and asking again answers the same [B2.2-41]', () => {
  const slots = slotsOf(saturdays, [], ...january);
  expect(told(slots)).toEqual(
    ['02', '09', '16', '23', '30'].flatMap((day) => [`${day} 08:00`, `${day} 10:30`]),
  );
  expect(slots[1]).toMatchObject({ slot_time: '10:30', end_time: '12:30', capacity: 18, boat_ids: null });
  for (let times = 0; times < 20; times += 1) expect(slotsOf(saturdays, [], ...january)).toEqual(slots);
});

test('what is not active, over or asked backwards sails never', () => {
  expect(slotsOf({ ...saturdays, active: false }, [], ...january)).toEqual([]);
  expect(slotsOf(saturdays, [], '2027-02-01', '2027-12-31')).toEqual([]);
  expect(slotsOf(saturdays, [], '2027-01-31', '2027-01-01')).toEqual([]);
});

test('a day is left out, as a whole or at one time, gets a time more or another one, and is known by its slot', () => {
  const exception = (date: string, kind: 'skip' | 'extra' | 'change', slot_time: string | null = null) => ({
    date: `2027-01-${date}`,
    kind,
    slot_time,
    new_time: kind === 'change' ? '11:00' : null,
  });
  const slots = slotsOf(
    saturdays,
    [
      exception('02', 'skip'),
      exception('09', 'skip', '08:00'),
      exception('16', 'change', '10:30'),
      exception('23', 'extra', '14:00'),
      exception('23', 'extra', '08:00'),
      exception('25', 'extra', '09:00'),
    ],
    ...january,
  );
  expect(told(slots)).toEqual([
    '09 10:30',
    '16 08:00',
    '16 11:00',
    '23 08:00',
    '23 10:30',
    '23 14:00',
    '25 09:00',
    '30 08:00',
    '30 10:30',
  ]);
  const moved = slots.find(({ start_time }) => start_time === '11:00');
  expect(moved).toMatchObject({ slot_time: '10:30', end_time: '13:00' });
});

test('a time says more than its schedule, the same time twice is one departure, and a whole day ends the next day', () => {
  const times = [at('08:00', { duration_min: 30, capacity: 12, boat_id: 'b' }), at('08:00'), at('23:30')];
  const slots = slotsOf({ ...saturdays, times }, [], '2027-01-02', '2027-01-02');
  expect(slots).toMatchObject([
    { start_time: '08:00', end_time: '08:30', capacity: 12, boat_ids: ['b'] },
    { start_time: '23:30', end_time: '01:30', capacity: 18, boat_ids: null },
  ]);
  const whole = slotsOf({ ...saturdays, times: [at('08:00', { duration_min: 1440 })] }, [], ...january)[0];
  expect(whole?.end_time).toBe('08:00');
});

test('departures are made as far as a product is sold, and four hundred days ahead at most', () => {
  expect(lastDay('2027-01-01', 30, 400)).toBe('2027-01-31');
  expect(lastDay('2027-01-01', 1095, 400)).toBe('2028-02-05');
  expect(lastDay('2027-01-01', null, 400)).toBe('2028-02-05');
});

const zones = ['America/Sao_Paulo', 'America/Santiago', 'Europe/Lisbon', 'Australia/Lord_Howe', 'UTC'];

test('five hundred days over zones, midnights and daylight saving: each departure once, by its wall clock, ending after it began', () => {
  const every = {
    ...saturdays,
    weekdays: [1, 2, 3, 4, 5, 6, 7],
    ranges: [{ from: '2018-01-01', to: '2030-12-31' }],
    times: [at('00:00'), at('00:30'), at('02:30'), at('12:00'), at('23:30', { duration_min: 1440 })],
  };
  for (const [place, zone] of zones.entries()) {
    // Brazil had daylight saving until February 2019: its midnight of 4 November 2018 does not exist.
    const from = place === 0 ? '2018-10-15' : '2026-09-01';
    const until = Temporal.PlainDate.from(from).add({ days: 99 }).toString();
    const slots = slotsOf(every, [], from, until);
    expect(slots.length).toBe(500);
    expect(new Set(slots.map(({ date, slot_time }) => `${date} ${slot_time}`)).size).toBe(500);
    for (const slot of slots) {
      const { starts_at, ends_at } = sessionInterval(slot, zone);
      const start = Temporal.Instant.from(starts_at);
      expect(Temporal.Instant.compare(start, Temporal.Instant.from(ends_at))).toBe(-1);
      expect(dayIn(zone, start)).toBe(slot.date);
      const wall = start.toZonedDateTimeISO(zone).toPlainTime().toString({ smallestUnit: 'minute' });
      // What is skipped is sailed after the gap, by "compatible"; everything else at its very time.
      expect(wall >= slot.start_time).toBe(true);
      if (slot.start_time === '12:00' || slot.start_time === '23:30') expect(wall).toBe(slot.start_time);
    }
  }
});
