import type { AnyRow, Resource } from '@leme/contract/kit/resource/resource';
import { expect, test } from 'vitest';
import type { Browser } from '../client.ts';
import type { Values } from './example-rows.ts';

/** What the computed fields of a register promise. */
export function checkComputed(
  resource: Resource,
  keeper: Browser,
  { next, add }: { next: () => Values; add: (by: Browser, values: Values) => Promise<AnyRow> },
): void {
  const names = Object.keys(resource.computed ?? {});
  if (names.length === 0) return;
  const path = `/${resource.name}`;

  test('what is computed is in every answer, set by nobody, and neither orders nor filters', async () => {
    const row = await add(keeper, next());
    const counts = names.filter((name) => resource.computed?.[name]?.counts);
    const known = Object.fromEntries(counts.map((name) => [name, 0]));
    for (const name of names) expect(row[name]).toBeDefined();
    expect(row).toMatchObject(known);
    const change = { [resource.title]: next()[resource.title], version: 1 };
    expect((await keeper.patch(`${path}/${row.id}`, change)).body).toMatchObject(known);
    for (const name of names) {
      const refused = [
        await keeper.post(path, { ...next(), [name]: 3 }),
        await keeper.patch(`${path}/${row.id}`, { [name]: 3, version: 2 }),
        await keeper.get(`${path}?sort=${name}`),
        await keeper.get(`${path}?${name}=1..`),
      ];
      expect(refused.map(({ status }) => status)).toEqual([422, 422, 422, 422]);
    }
  });
}
