import fc from 'fast-check';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { fold } from './language/fold.ts';
import { pageOf, pageQuery } from './page.ts';
import { addDays, dayIn, sessionInterval } from './values/days.ts';
import { allocateCents, formatMoney, toCents, toReais } from './values/money.ts';
import { money } from './values/money-schema.ts';
import { emailAddress, optionalText, phoneNumber, requiredText } from './values/text.ts';
import { civilDate, clockTime, timeZone } from './values/time.ts';

test('folding makes one form of what people write in many ways', () => {
  expect(fold('  São   JOÃO  Straße ')).toBe('sao joao strasse');
  fc.assert(fc.property(fc.string({ unit: 'grapheme' }), (given) => fold(fold(given)) === fold(given)));
});

test('money has at most two decimals, and centavos come back as they went', () => {
  expect(money.safeParse(0.1 + 0.2).success).toBe(true);
  expect(money.safeParse(10.005).success).toBe(false);
  expect(formatMoney(1234.5)).toBe('R$\u00a01.234,50');
  fc.assert(fc.property(fc.integer({ min: -1e12, max: 1e12 }), (cents) => toCents(toReais(cents)) === cents));
});

test('an amount that is split adds up to the centavo', () => {
  expect(allocateCents(100, [1, 1, 1])).toEqual([34, 33, 33]);
  expect(allocateCents(-100, [1, 1, 1])).toEqual([-34, -33, -33]);
  expect(allocateCents(5, [0, 0])).toEqual([5, 0]);
  const weights = fc.array(fc.integer({ min: 0, max: 1000 }), { minLength: 1, maxLength: 20 });
  fc.assert(
    fc.property(fc.integer({ min: -1e9, max: 1e9 }), weights, (cents, given) => {
      const parts = allocateCents(cents, given);
      return parts.length === given.length && parts.reduce((sum, part) => sum + part, 0) === cents;
    }),
  );
});

test('text is trimmed, bounded and free of control characters; e-mails and phones take one form', () => {
  expect(requiredText(5).parse(' ab ')).toBe('ab');
  expect(requiredText(5).safeParse('a\u0000').success).toBe(false);
  expect(requiredText(9).parse('a\r\nb')).toBe('a\nb');
  expect(optionalText(5).parse('  ')).toBeNull();
  expect(emailAddress.parse(' Ana@Mar.Test ')).toBe('ana@mar.test');
  expect(phoneNumber.parse('+55 (48) 9.9914-2207')).toBe('+5548999142207');
});

test('dates exist, times are clock times, zones are known', () => {
  expect(civilDate.safeParse('2026-02-29').success).toBe(false);
  expect(clockTime.parse('08:30:59')).toBe('08:30');
  expect(clockTime.safeParse('24:00').success).toBe(false);
  expect(timeZone.safeParse('America/Sao_Paulo').success).toBe(true);
  expect(timeZone.safeParse('Lugar/Nenhum').success).toBe(false);
  expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
});

test('a session covers the instants its zone says, over midnight and over a change of the clock', () => {
  const at = (date: string, start_time: string, end_time: string, zone: string) =>
    sessionInterval({ date, start_time, end_time }, zone);
  expect(at('2026-11-20', '08:00', '10:00', 'America/Sao_Paulo')).toEqual({
    starts_at: '2026-11-20T11:00:00Z',
    ends_at: '2026-11-20T13:00:00Z',
  });
  expect(at('2026-11-20', '23:00', '01:00', 'America/Sao_Paulo').ends_at).toBe('2026-11-21T04:00:00Z');
  expect(at('2026-11-20', '08:00', '08:00', 'America/Sao_Paulo').ends_at).toBe('2026-11-21T11:00:00Z');
  // 02:30 does not exist on this night in Lisbon; "compatible" takes the instant after the gap.
  expect(at('2026-03-29', '01:30', '03:00', 'Europe/Lisbon').starts_at).toBe('2026-03-29T01:30:00Z');
  expect(dayIn('Pacific/Auckland', Temporal.Instant.from('2026-11-20T12:00:00Z'))).toBe('2026-11-21');
});

test('a page is bounded, and its answer says whether the count is exact', () => {
  expect(pageQuery.parse({ page: '2' })).toEqual({ page: 2, limit: 10 });
  expect(pageQuery.safeParse({ limit: 201 }).success).toBe(false);
  expect(pageQuery.safeParse({ page: 10_001 }).success).toBe(false);
  const page = {
    data: ['a'],
    count: 1,
    countIsEstimate: false,
    page: 1,
    limit: 10,
    hasMore: false,
    nextCursor: null,
  };
  expect(pageOf(z.string()).parse(page)).toEqual(page);
});
