import { expect, test } from 'vitest';
import { presetRange, readRange } from './interest-range.ts';

const names: Record<string, string> = {
  today: 'Hoje',
  tomorrow: 'Amanhã',
  weekend: 'Este fim de semana',
  nextWeekend: 'Próximo fim de semana',
  week: 'Próximos 7 dias',
  month: 'Até o fim do mês',
};
const read = (text: string, today = '2026-11-24') =>
  readRange(text, { today, nameOf: (name) => names[name] ?? '' });
const days = (from: string, to = from) => ({ from, to });

test('days are typed with or without strokes and year; what comes next is meant [B2.7-19]', () => {
  for (const typed of ['24/11/26', '241126', '24112026', '24/11/2026', '2411', '24/11', ' 24/11 '])
    expect(read(typed), typed).toEqual(days('2026-11-24'));
  expect(read('2012 a 2212')).toEqual(days('2026-12-20', '2026-12-22'));
  expect(read('30/12 – 2/1')).toEqual(days('2026-12-30', '2027-01-02'));
  expect(read('20/11')).toEqual(days('2026-11-20'));
  expect(read('03/02')).toEqual(days('2027-02-03'));
  expect(read('29/02')).toEqual(days('2028-02-29'));
  expect(read('20/12/26 - 5/1/27')).toEqual(days('2026-12-20', '2027-01-05'));
});

test('the beginning of what days are called is enough; what two are called is not [B2.7-19]', () => {
  expect(read('hoje')).toEqual(days('2026-11-24'));
  expect(read('amanha')).toEqual(days('2026-11-25'));
  expect(read('AM')).toEqual(days('2026-11-25'));
  expect(read('este')).toEqual(days('2026-11-28', '2026-11-29'));
  expect(read('próximos')).toEqual(days('2026-11-24', '2026-11-30'));
  expect(read('próx')).toEqual(days('próx'));
});

test('what is no day stays as it is typed, to be said beside the field', () => {
  for (const typed of ['sim', '31/02', '3102', '31/02/26', '99', '45/13'])
    expect(read(typed)?.from, typed).toBe(typed);
  expect(read('  ')).toBeNull();
});

test('a weekend begins on its Saturday; on a Sunday it is what is left of it', () => {
  expect(presetRange('weekend', '2026-11-28')).toEqual(days('2026-11-28', '2026-11-29'));
  expect(presetRange('weekend', '2026-11-29')).toEqual(days('2026-11-29'));
  expect(presetRange('nextWeekend', '2026-11-29')).toEqual(days('2026-12-05', '2026-12-06'));
});
