import { type AnyRow, fieldsWith, type Resource } from '@leme/contract/kit/resource/resource';
import { expect, test } from 'vitest';
import type { Browser } from '../client.ts';
import type { Values } from './example-rows.ts';

/** What the totals of a register promise. */
export function checkTotals(
  resource: Resource,
  keeper: Browser,
  { next, add }: { next: () => Values; add: (by: Browser, values: Values) => Promise<AnyRow> },
): void {
  const path = `/${resource.name}`;
  const summed = fieldsWith(resource, 'total');
  if (summed.length === 0) return;

  test('its totals are the sums of all rows of the filter, whatever the page, told to who asks for them', async () => {
    const row = await add(keeper, next());
    const title = encodeURIComponent(String(row[resource.title]));
    for (const filter of ['', '&created_at=2020-01-01..', `&q=${title}`, '&q=zzzzqq']) {
      const data = (await keeper.get(`${path}?limit=200${filter}`)).body[resource.listed];
      const sums = summed.map((field) => [
        field,
        // To the cent: fractions in binary add up to slightly more.
        Number(data.reduce((sum: number, each: AnyRow) => sum + Number(each[field] ?? 0), 0).toFixed(2)),
      ]);
      const { body } = await keeper.get(`${path}?limit=1&totals=1${filter}`);
      expect([filter, body.totals]).toEqual([filter, Object.fromEntries(sums)]);
    }
    expect((await keeper.get(path)).body.totals).toEqual({});
    // Beyond what is counted it says “more than”, which is true of these alone.
    for (const field of summed) expect(resource.fields[field]?.min ?? -1).toBeGreaterThanOrEqual(0);
  });
}
