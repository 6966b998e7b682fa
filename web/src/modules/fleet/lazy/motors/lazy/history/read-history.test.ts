import { expect, test } from 'vitest';
import { readHistory } from './read-history.ts';

const zone = 'America/Sao_Paulo';

test('days and hours are read as they are written here and elsewhere, and a head is none', () => {
  const text = '\uFEFFData;Horas\r\n14/11/2026;1.234,5\r\n2026-11-15 08:30;"1240"\r\n\r\n';
  expect(readHistory(text, zone)).toEqual({
    readings: [
      { line: 2, hours: 1234.5, taken_at: '2026-11-14T15:00:00Z' },
      { line: 3, hours: 1240, taken_at: '2026-11-15T11:30:00Z' },
    ],
    unread: [],
  });
  expect(readHistory('2026-11-14,512.3', zone).readings).toEqual([
    { line: 1, hours: 512.3, taken_at: '2026-11-14T15:00:00Z' },
  ]);
});

test('a line nobody can read is named by its number', () => {
  const text = 'Data;Horas\n31/02/2026;10\n14/11/2026;doze\n14/11/2026;-1\n14/11/2026;10,25\n14/11/2026;10,2';
  const { readings, unread } = readHistory(text, zone);
  expect([unread, readings.map(({ line }) => line)]).toEqual([[2, 3, 4, 5], [6]]);
});
