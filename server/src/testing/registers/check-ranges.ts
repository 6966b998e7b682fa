import { kindOf } from '@leme/contract/kit/kinds/kinds';
import { type AnyRow, filterFields, type Resource } from '@leme/contract/kit/resource/resource';
import { expect, test } from 'vitest';
import type { Browser } from '../client.ts';

/** What the ranges of a register promise. */
export function checkRanges(resource: Resource, keeper: Browser): void {
  test('a range shows the rows from one value to another, both in it, and those with neither end open', async () => {
    const all = (await keeper.get(`/${resource.name}?limit=200`)).body[resource.listed] as AnyRow[];
    const ranges = filterFields(resource).filter(([, declared]) => declared.filter === 'range');
    expect(ranges.length).toBeGreaterThan(0);
    for (const [field, { kind }] of ranges) {
      const isMoment = kindOf({ kind }).endsAre === 'date';
      const endOf = (row: AnyRow) =>
        isMoment && row[field] !== null ? String(row[field]).slice(0, 10) : row[field];
      const values = all.map(endOf).filter((value) => value !== null) as (string | number)[];
      const sorted = values.toSorted((one, other) => (one < other ? -1 : 1));
      const [low = 0, high = 0] = [sorted[0], sorted.at(-1)];
      const shown = async (range: string) => {
        const { status, body } = await keeper.get(`/${resource.name}?limit=200&${field}=${range}`);
        expect([range, status]).toEqual([range, 200]);
        expect(body.count).toBe(body[resource.listed].length);
        return body[resource.listed].map(({ id }: AnyRow) => id).toSorted();
      };
      const within = (fits: (value: string | number) => boolean) =>
        all
          .filter((row) => endOf(row) !== null && fits(endOf(row) as string))
          .map(({ id }) => id)
          .toSorted();
      if (isMoment) {
        // Rows are made now; days are the company's.
        expect(await shown('2020-01-01..')).toEqual(within(() => true));
        expect(await shown('..2020-01-01')).toEqual([]);
        continue;
      }
      expect(await shown(`${low}..${high}`)).toEqual(within((value) => value >= low && value <= high));
      expect(await shown(`${high}..`)).toEqual(within((value) => value >= high));
      expect(await shown(`..${low}`)).toEqual(within((value) => value <= low));
    }
  });
}
