import { expect, test } from 'vitest';
import { waterfallOf } from './waterfall.ts';

test('from gross to result each part is a step from where the one before ended, and a result stands on the ground [B2.2-96]', () => {
  const line = (code: string, amount: number | null, unit: 'money' | 'share' = 'money') => ({
    code,
    amount,
    unit,
  });
  const lines = [
    ...[line('1', 2525), line('1.1', 2435), line('2', -151.5), line('3', 2373.5), line('4', -1894.41)],
    ...[line('5', 479.09), line('6', -1267.95), line('7', -788.86), line('8', 0), line('20', 2018, 'share')],
    line('21', null),
  ];
  const kinds = new Map([
    ...(['1', '2', '4', '6', '8'] as const).map((code) => [code, 'group'] as const),
    ...(['3', '5', '7'] as const).map((code) => [code, 'formula'] as const),
  ]);
  const steps = waterfallOf(lines, kinds);
  expect(steps.map(({ code, from, to }) => [code, from, to])).toEqual([
    ['1', 0, 2525],
    ['2', 2525, 2373.5],
    ['3', 0, 2373.5],
    ['4', 2373.5, 479.09],
    ['5', 0, 479.09],
    ['6', 479.09, -788.86],
    ['7', 0, -788.86],
  ]);
  expect(steps.filter(({ isTotal }) => isTotal).map(({ code }) => code)).toEqual(['3', '5', '7']);
});
