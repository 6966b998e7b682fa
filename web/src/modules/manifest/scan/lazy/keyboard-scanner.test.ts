import { bookingCodeText } from '@leme/contract/manifest/scan';
import { expect, test } from 'vitest';
import { createWedge, type Place } from './keyboard-scanner.ts';

const text = bookingCodeText({
  tenant_id: '0198b0aa-0000-7000-8000-00000000000a',
  booking_id: '0198b0aa-1111-7000-8000-00000000000b',
});

/** Types the letters with one pause between them and Enter at the end; gives the codes and the swallowed keys. */
function type(letters: readonly string[], { gap, place = 'page' }: { gap: number; place?: Place }) {
  const press = createWedge();
  const codes: string[] = [];
  const swallowed: string[] = [];
  for (const [index, key] of [...letters, 'Enter'].entries()) {
    const { code, swallow } = press({ key, at: 1000 + index * gap, place, combined: false });
    if (code) codes.push(code);
    if (swallow) swallowed.push(key);
  }
  return { codes, swallowed };
}

test('a scanner’s burst that ends in Enter is a code, and its Enter presses nothing else', () => {
  const { codes, swallowed } = type([...text], { gap: 12 });
  expect(codes).toEqual([text]);
  expect(swallowed.at(-1)).toBe('Enter');
});

test('Shift between the letters of an ABNT2 keyboard and small letters change nothing', () => {
  const withShift = [...text].flatMap((letter) => ['Shift', letter]);
  expect(type(withShift, { gap: 6 }).codes).toEqual([text]);
  expect(type([...text.toLowerCase()], { gap: 12 }).codes).toEqual([text.toLowerCase()]);
});

test('a person’s typing is never a code and never swallowed, not even six letters of one and Enter', () => {
  for (const place of ['page', 'search', 'field'] as const)
    expect(type([...'ABC234'], { gap: 90, place })).toEqual({ codes: [], swallowed: [] });
  expect(type(['n', 'o'], { gap: 20 })).toEqual({ codes: [], swallowed: [] });
});

test('in the search field every letter arrives and only a code of ours is taken', () => {
  expect(type([...text], { gap: 12, place: 'search' })).toEqual({ codes: [text], swallowed: ['Enter'] });
  expect(type([...'7891234567895'], { gap: 12, place: 'search' })).toEqual({ codes: [], swallowed: [] });
});

test('on the page a foreign code is read too, so that one is told what it was', () => {
  expect(type([...'7891234567895'], { gap: 12 }).codes).toEqual(['7891234567895']);
});

test('a field of somebody’s own is left alone', () => {
  expect(type([...text], { gap: 12, place: 'field' })).toEqual({ codes: [], swallowed: [] });
});

test('a combination, an arrow or a pause starts anew', () => {
  const press = createWedge();
  const at = (ms: number, key: string, combined = false) => press({ key, at: ms, place: 'page', combined });
  for (const [index, key] of [...'ABC'].entries()) at(index * 10, key);
  at(35, 'c', true);
  for (const [index, key] of [...'234'].entries()) at(40 + index * 10, key);
  expect(at(75, 'Enter').code).toBeNull();
  for (const [index, key] of [...'ABC'].entries()) at(200 + index * 10, key);
  for (const [index, key] of [...'234'].entries()) at(900 + index * 10, key);
  expect(at(930, 'Enter').code).toBeNull();
});
