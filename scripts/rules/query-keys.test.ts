import { expect, test } from 'vitest';
import { foreignKeys } from './query-keys.ts';
import { isCode, readFiles } from './sources.ts';

test('no module names the query keys of another: what shows a table is asked for again by its table', () => {
  expect(foreignKeys(readFiles().filter(isCode))).toEqual([]);
  const file = (path: string, text: string) => ({ path, text });
  expect(
    foreignKeys([
      file('web/src/modules/manifest/day.ts', "const keyOf = () => ['day', tenant.id, date];"),
      file('web/src/modules/manifest/own.ts', "client.invalidateQueries({ queryKey: ['day'] });"),
      file('web/src/modules/bookings/a.ts', "client.invalidateQueries({ queryKey: ['day'] });"),
      file(
        'web/src/modules/sales/b.ts',
        "for (const key of ['tags', 'day']) client.invalidateQueries({ queryKey: [key] });",
      ),
    ]),
  ).toEqual(['web/src/modules/bookings/a.ts: day', 'web/src/modules/sales/b.ts: key']);
});
