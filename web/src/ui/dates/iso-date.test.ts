import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fromIso, isoFromTyped, maskDate, toIso, typedFromIso } from './iso-date.ts';

describe('dates typed by people', () => {
  test('a full date becomes ISO, an impossible one nothing', () => {
    expect(isoFromTyped('20/11/2026')).toBe('2026-11-20');
    expect(isoFromTyped('1/2/26')).toBe('2026-02-01');
    expect(isoFromTyped('31/02/2026')).toBe(null);
    expect(isoFromTyped('20/11')).toBe(null);
  });

  test('a birth of two digits of a year has been: 140480 is 1980, and no day typed so lies after today', () => {
    expect(isoFromTyped(maskDate('140480'), '2026-11-22')).toBe('1980-04-14');
    expect(isoFromTyped('22/11/26', '2026-11-22')).toBe('2026-11-22');
    expect(isoFromTyped('23/11/26', '2026-11-22')).toBe('1926-11-23');
    expect(isoFromTyped('14/04/2080', '2026-11-22')).toBe('2080-04-14');
    expect(isoFromTyped('14/04/80')).toBe('2080-04-14');
    const day = fc.date({ min: new Date(1900, 0, 1), max: new Date(2098, 11, 31), noInvalidDate: true });
    fc.assert(
      fc.property(day, day, (typed, today) => {
        const [, month = '', date = ''] = toIso(typed).split('-');
        const year = toIso(typed).slice(2, 4);
        const latest = `20${toIso(today).slice(2)}`;
        const iso = isoFromTyped(maskDate(`${date}${month}${year}`), latest);
        if (iso === null) return;
        expect(iso <= latest).toBe(true);
        expect(iso.slice(2)).toBe(`${year}-${month}-${date}`);
        expect(Number(latest.slice(0, 4)) - Number(iso.slice(0, 4))).toBeLessThanOrEqual(100);
      }),
    );
  });

  test('slashes come by themselves while digits are typed', () => {
    expect(maskDate('2011')).toBe('20/11');
    expect(maskDate('20/112026')).toBe('20/11/2026');
    expect(maskDate('20a11')).toBe('20/11');
    expect(maskDate('1/2/2026')).toBe('1/2/2026');
  });

  test('ISO to text and to a local day and back', () => {
    expect(typedFromIso('2026-11-20')).toBe('20/11/2026');
    expect(typedFromIso(null)).toBe('');
    const day = fromIso('2026-11-20');
    expect(day && toIso(day)).toBe('2026-11-20');
    expect(fromIso('2026-13-01')).toBe(undefined);
  });
});
