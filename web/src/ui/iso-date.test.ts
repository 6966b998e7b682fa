import { describe, expect, test } from 'vitest';
import { fromIso, isoFromTyped, maskDate, toIso, typedFromIso } from './iso-date.ts';

describe('dates typed by people', () => {
  test('a full date becomes ISO, an impossible one nothing', () => {
    expect(isoFromTyped('20/11/2026')).toBe('2026-11-20');
    expect(isoFromTyped('1/2/26')).toBe('2026-02-01');
    expect(isoFromTyped('31/02/2026')).toBe(null);
    expect(isoFromTyped('20/11')).toBe(null);
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
