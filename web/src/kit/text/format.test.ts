import { expect, test } from 'vitest';
import { formatsFor } from './format.ts';

const zone = 'America/Sao_Paulo';
const plain = (text: string) => text.replaceAll(/\s/g, ' ');

test('dates are written day first, money with the symbol, in pt-BR [A9-49, B1-07]', () => {
  const format = formatsFor('pt-BR', zone);
  expect(format.date('2026-11-20')).toBe('20/11/2026');
  expect(format.longDate('2026-11-20')).toBe('sexta-feira, 20 de novembro de 2026');
  expect(plain(format.money(1234.5))).toBe('R$ 1.234,50');
  expect(format.number(1234)).toBe('1.234');
  expect(format.percent(1250)).toBe('12,5%');
});

test('instants are shown in the zone of the company, clock times as they are', () => {
  const format = formatsFor('pt-BR', zone);
  expect(format.time('2026-11-20T02:30:00Z')).toBe('23:30');
  expect(format.dateTime('2026-11-20T02:30:00Z')).toBe('19/11/2026 23:30');
  expect(format.time('09:30:00')).toBe('09:30');
  expect(formatsFor('pt-BR', 'America/Manaus').time('2026-11-20T02:30:00Z')).toBe('22:30');
});

test('every language writes the day before the month', () => {
  for (const locale of ['pt-BR', 'en', 'es', 'fr', 'it'] as const) {
    expect(formatsFor(locale, zone).date('2026-03-05'), locale).toBe('05/03/2026');
  }
});

test('how long ago something was is told in its largest unit, never in the future', () => {
  const now = new Date('2026-11-20T12:00:00Z');
  const ago = (at: string) => formatsFor('pt-BR', 'America/Sao_Paulo').ago(at, now);
  expect(ago('2026-11-20T11:56:10Z')).toBe('há 3 minutos');
  expect(ago('2026-11-20T11:59:20Z')).toBe('há 40 segundos');
  expect(ago('2026-11-19T08:00:00Z')).toBe('há 1 dia');
  expect(ago('2026-11-20T12:00:09Z')).toBe('há 1 segundo');
  expect(formatsFor('fr', 'America/Sao_Paulo').ago('2026-11-20T10:30:00Z', now)).toBe('il y a 1 heure');
});
