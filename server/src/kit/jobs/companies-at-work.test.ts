import { afterAll, expect, test } from 'vitest';
import { openWorld } from '../../testing/world.ts';
import { platformTransactions } from '../database/platform-tx.ts';
import { openPool } from '../database/pool.ts';
import { companiesAtWork } from './companies-at-work.ts';

const world = await openWorld();
const pool = openPool(world.urls.platform, 1);
afterAll(() => pool.end());

test('what runs over all companies leaves out those that are stopped, put away or not begun', async () => {
  const at = await world.company();
  const others = await Promise.all(
    (['opening', 'suspended', 'archived', 'erased'] as const).map((status) => world.company({ status })),
  );
  const found = await companiesAtWork(platformTransactions(pool));
  expect(found).toContain(at.id);
  expect(others.filter(({ id }) => found.includes(id))).toEqual([]);
});
