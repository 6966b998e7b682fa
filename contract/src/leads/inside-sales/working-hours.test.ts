import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { afterWorking, isWorkday, minutesWorked, type Shift, type WorkingHours } from './working-hours.ts';

const at = (text: string) => Temporal.Instant.from(text);
const nineToSix = [1, 2, 3, 4, 5].map((weekday) => ({ weekday, from: '09:00', to: '18:00' }));
const office: WorkingHours = { timezone: 'America/Sao_Paulo', hours: nineToSix, days_off: [] };

describe('a clock in hours of work', () => {
  test('a lead of Friday 17:50 has fifteen minutes until Monday 9:05', () => {
    const due = afterWorking(office, at('2026-11-20T17:50:00-03:00'), 15);
    expect(due.toZonedDateTimeISO('America/Sao_Paulo').toPlainDateTime().toString()).toBe(
      '2026-11-23T09:05:00',
    );
    const off = { ...office, days_off: ['2026-11-23'] };
    expect(afterWorking(off, at('2026-11-20T17:50:00-03:00'), 15).toString()).toBe('2026-11-24T12:05:00Z');
  });

  test('hours from six in the evening to eight in the morning go on over midnight, and a day off begins and ends at midnight', () => {
    const night = { ...office, hours: [{ weekday: 5, from: '18:00', to: '08:00' }] };
    const friday = at('2026-11-20T23:50:00-03:00');
    expect(afterWorking(night, friday, 15)).toEqual(at('2026-11-21T00:05:00-03:00'));
    expect(minutesWorked(night, at('2026-11-20T12:00:00-03:00'), at('2026-11-21T12:00:00-03:00'))).toBe(
      14 * 60,
    );
    const off = { ...night, days_off: ['2026-11-21'] };
    expect(minutesWorked(off, at('2026-11-20T12:00:00-03:00'), at('2026-11-21T12:00:00-03:00'))).toBe(6 * 60);
    expect([
      isWorkday(night, '2026-11-21'),
      isWorkday(off, '2026-11-21'),
      isWorkday(night, '2026-11-22'),
    ]).toEqual([true, false, false]);
  });

  test('two shifts at once are one, and where nobody works every minute counts', () => {
    const twice = { ...office, hours: [...nineToSix, { weekday: 5, from: '17:00', to: '18:00' }] };
    const friday = at('2026-11-20T17:00:00-03:00');
    expect(minutesWorked(twice, friday, at('2026-11-22T00:00:00-03:00'))).toBe(60);
    expect(afterWorking({ ...office, hours: [] }, friday, 15)).toEqual(friday.add({ minutes: 15 }));
  });

  const time = fc.integer({ min: 0, max: 47 }).map((half) => {
    const hour = String(Math.floor(half / 2)).padStart(2, '0');
    return `${hour}:${half % 2 === 0 ? '00' : '30'}`;
  });
  const shift: fc.Arbitrary<Shift> = fc
    .record({ weekday: fc.integer({ min: 1, max: 7 }), from: time, to: time })
    .filter(({ from, to }) => from !== to);
  const zone = fc.constantFrom('America/Sao_Paulo', 'America/New_York', 'Pacific/Chatham');
  const day = fc
    .integer({ min: 0, max: 20 })
    .map((days) => Temporal.PlainDate.from('2026-10-25').add({ days }).toString());
  const company = fc.record({
    timezone: zone,
    hours: fc.array(shift, { minLength: 1, maxLength: 6 }),
    days_off: fc.array(day, { maxLength: 3 }),
  });
  const moment = fc
    .integer({ min: 0, max: 20 * 1440 })
    .map((minutes) => at('2026-10-25T00:00:00Z').add({ minutes }));

  /** Every minute asked by itself, whether it is one of work. */
  function oneByOne(
    { timezone, hours, days_off }: WorkingHours,
    since: Temporal.Instant,
    until: Temporal.Instant,
  ) {
    let count = 0;
    for (let each = since; Temporal.Instant.compare(each, until) < 0; each = each.add({ minutes: 1 })) {
      const local = each.toZonedDateTimeISO(timezone);
      const clock = local.toPlainTime().toString({ smallestUnit: 'minute' });
      const before = local.toPlainDate().subtract({ days: 1 }).dayOfWeek;
      const works = hours.some(({ weekday, from, to }) =>
        from < to
          ? weekday === local.dayOfWeek && clock >= from && clock < to
          : (weekday === local.dayOfWeek && clock >= from) || (weekday === before && clock < to),
      );
      if (works && !days_off.includes(local.toPlainDate().toString())) count += 1;
    }
    return count;
  }

  test('no minute is counted twice or forgotten, whatever the hours, days off and zone', () => {
    fc.assert(
      fc.property(
        fc.record({
          hours: fc.array(shift, { minLength: 1, maxLength: 6 }),
          days_off: fc.array(day, { maxLength: 3 }),
        }),
        moment,
        fc.integer({ min: 0, max: 4000 }),
        (given, since, length) => {
          // Without a night on which a clock is turned, every minute of the clock is one that passes.
          const hours = { timezone: 'America/Sao_Paulo', ...given };
          const until = since.add({ minutes: length });
          expect(minutesWorked(hours, since, until)).toBe(oneByOne(hours, since, until));
        },
      ),
      { numRuns: 60 },
    );
  });

  test('between a moment and when its minutes are over lie as many, also over a night on which the clocks are turned', () => {
    fc.assert(
      fc.property(company, moment, fc.integer({ min: 1, max: 600 }), (hours, since, minutes) => {
        const due = afterWorking(hours, since, minutes);
        expect(minutesWorked(hours, since, due)).toBe(minutes);
        const half = since.add({ seconds: Math.floor(since.until(due).total('seconds') / 120) * 60 });
        expect(minutesWorked(hours, since, half) + minutesWorked(hours, half, due)).toBe(minutes);
      }),
      { numRuns: 300 },
    );
  });
});
