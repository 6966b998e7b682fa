import fc from 'fast-check';
import { expect, test } from 'vitest';
import { reasonSentence } from '../reason-sentence.ts';
import { type Breach, breachesOf, crewDays, type Duty, type RestRules } from './working-day.ts';

const rules: RestRules = {
  crew_rest: 660,
  crew_rest_effect: 'impede',
  crew_week_rest_effect: 'impede',
  crew_longest_day: 720,
  crew_longest_day_effect: 'avisa',
};
const minute = 60_000;
const start = Date.parse('2026-12-05T00:00:00Z');
/** A duty of a day, `12:30` to `14:00` and further hours of the next days as 25:30. */
function duty(date: string, from: string, until: string, id = `${date} ${from}`): Duty {
  const at = (clock: string) => {
    const [hours = 0, minutes = 0] = clock.split(':').map(Number);
    return new Date(Date.parse(`${date}T00:00:00Z`) + (hours * 60 + minutes) * minute).toISOString();
  };
  return { id, date, starts_at: at(from), ends_at: at(until) };
}
const codes = (breaches: readonly Breach[]) => breaches.map(({ code }) => code);

test('Beto sails in the morning and at sunset: one day, rest until 05:30, and Sunday at 05:30 is allowed', () => {
  const saturday = [duty('2026-12-05', '07:30', '10:30'), duty('2026-12-05', '15:30', '18:30')];
  expect(crewDays(saturday, rules)).toEqual([
    {
      date: '2026-12-05',
      starts_at: '2026-12-05T07:30:00.000Z',
      ends_at: '2026-12-05T18:30:00.000Z',
      rest_until: '2026-12-06T05:30:00.000Z',
    },
  ]);
  expect(breachesOf(duty('2026-12-06', '05:30', '08:30'), saturday, rules)).toEqual([]);
  const early = breachesOf(duty('2026-12-06', '05:15', '08:15'), saturday, rules);
  expect(early).toEqual([{ code: 'rest', effect: 'impede', minutes: 645, least: 660 }]);
  const [refused] = early;
  expect(refused && reasonSentence(refused, { locale: 'pt-BR', timezone: 'UTC' })).toBe(
    'descanso de 10 h 45, mínimo 11 h',
  );
});

test('touching is no overlap, and one minute is', () => {
  const morning = [duty('2026-12-05', '07:30', '10:30')];
  expect(breachesOf(duty('2026-12-05', '10:30', '13:30'), morning, rules)).toEqual([]);
  expect(codes(breachesOf(duty('2026-12-05', '10:29', '13:29'), morning, rules))).toEqual(['overlap']);
});

test('what runs over midnight belongs to the day it begins on', () => {
  const night = [duty('2026-12-05', '22:00', '30:00')];
  expect(crewDays(night, rules).map(({ date, rest_until }) => [date, rest_until])).toEqual([
    ['2026-12-05', '2026-12-06T17:00:00.000Z'],
  ]);
  expect(breachesOf(duty('2026-12-06', '17:00', '20:00'), night, rules)).toEqual([]);
  expect(codes(breachesOf(duty('2026-12-06', '16:30', '20:00'), night, rules))).toEqual(['rest']);
  expect(codes(breachesOf(duty('2026-12-06', '10:00', '12:00'), night, rules))).toEqual(['least_rest']);
});

test('a rest below eleven hours warns where the company says so, below ten it always prevents', () => {
  const late = [duty('2026-12-05', '12:00', '20:00')];
  const warns = { ...rules, crew_rest_effect: 'avisa' as const };
  const [short] = breachesOf(duty('2026-12-06', '06:30', '09:00'), late, warns);
  expect([short?.code, short?.effect]).toEqual(['rest', 'avisa']);
  const [shorter] = breachesOf(duty('2026-12-06', '05:30', '09:00'), late, warns);
  expect([shorter?.code, shorter?.effect]).toEqual(['least_rest', 'impede']);
  expect(crewDays(late, warns)[0]?.rest_until).toBe('2026-12-06T06:00:00.000Z');
});

test('six days are a week, a seventh without 24 h off is not', () => {
  const week = Array.from({ length: 6 }, (_, at) => duty(`2026-12-0${at + 1}`, '08:00', '17:00'));
  const [sixth, ...before] = week.toReversed();
  expect(sixth && breachesOf(sixth, before, rules)).toEqual([]);
  expect(breachesOf(duty('2026-12-07', '08:00', '17:00'), week, rules)).toEqual([
    { code: 'week', effect: 'impede', days: 7 },
  ]);
  const off = week.filter(({ date }) => date !== '2026-12-04');
  expect(breachesOf(duty('2026-12-07', '08:00', '17:00'), off, rules)).toEqual([]);
});

test('a day that is too long warns, one of more than fourteen hours of work prevents', () => {
  expect(
    breachesOf(duty('2026-12-05', '16:00', '21:00'), [duty('2026-12-05', '07:30', '10:30')], rules),
  ).toEqual([{ code: 'longest_day', effect: 'avisa', minutes: 810, most: 720 }]);
  expect(codes(breachesOf(duty('2026-12-05', '06:00', '21:00'), [], rules))).toEqual([
    'least_rest',
    'longest_day',
  ]);
});

/** The same rules, minute by minute. */
function slowly(one: Duty, others: readonly Duty[]): Set<string> {
  const all = [...others, one];
  const works = new Map<number, number>();
  const spanOf = ({ starts_at, ends_at }: Pick<Duty, 'starts_at' | 'ends_at'>) =>
    [Date.parse(starts_at) / minute, Date.parse(ends_at) / minute] as const;
  for (const each of all)
    for (let [at, until] = spanOf(each); at < until; at += 15) works.set(at, (works.get(at) ?? 0) + 15);
  const [from, until] = spanOf(one);
  const found = new Set<string>();
  for (let at = from; at < until; at += 15) if ((works.get(at) ?? 0) > 15) found.add('overlap');
  for (let at = from - 1_440; at <= until; at += 15) {
    let worked = 0;
    for (let each = at; each < at + 1_440; each += 15) worked += works.get(each) ?? 0;
    if (at < until && at + 1_440 > from && worked > 840) found.add('least_rest');
  }
  const own = all.filter(({ date }) => date === one.date).map(spanOf);
  const [begins, ends] = [Math.min(...own.map(([at]) => at)), Math.max(...own.map(([, at]) => at))];
  const gaps = all
    .filter(({ date }) => date !== one.date)
    .map((each) => (each.date < one.date ? begins - spanOf(each)[1] : spanOf(each)[0] - ends));
  const shortest = Math.min(...gaps);
  if (shortest < 600) found.add('least_rest');
  else if (shortest < 660) found.add('rest');
  if (ends - begins > 720) found.add('longest_day');
  return found;
}

test('rest as a slow checker finds it, minute by minute', () => {
  const aDuty = fc.record({
    day: fc.integer({ min: 0, max: 3 }),
    from: fc.integer({ min: 0, max: 95 }),
    length: fc.integer({ min: 1, max: 40 }),
  });
  fc.assert(
    fc.property(fc.array(aDuty, { minLength: 1, maxLength: 5 }), (drawn) => {
      const duties = drawn.map(({ day, from, length }, at): Duty => {
        const begins = start + (day * 1_440 + from * 15) * minute;
        return {
          id: String(at),
          date: new Date(start + day * 86_400_000).toISOString().slice(0, 10),
          starts_at: new Date(begins).toISOString(),
          ends_at: new Date(begins + length * 15 * minute).toISOString(),
        };
      });
      const [one, ...others] = duties as [Duty, ...Duty[]];
      // Others that overlap one another, or span days, are nobody's duties.
      fc.pre(
        others.every((each, at) => !codes(breachesOf(each, others.slice(0, at), rules)).includes('overlap')),
      );
      const found = new Set<string>(codes(breachesOf(one, others, rules)));
      found.delete('week');
      expect(found).toEqual(slowly(one, others));
    }),
    { numRuns: 150 },
  );
});
