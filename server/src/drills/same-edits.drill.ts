import { beforeAll, expect, test } from 'vitest';
import { sameEdits } from '../testing/same-edits.ts';
import { openWorld } from '../testing/world.ts';
import { scaled } from './product.testing.ts';

const rows = 400;
const rounds = scaled(50, 2);
const world = await openWorld({ alone: true });
// Jobs are worked once the door is open.
beforeAll(async () => void (await world.app.listen({ port: 0, host: '127.0.0.1' })));

test('20,000 edits leave the same rows and the same trail, whichever way they were made', async () => {
  const [byField, byRow, byFile] = await sameEdits(world, { rows, rounds });
  const steps = byField?.flatMap(({ trail }) => trail).length;
  console.log(`drill: same edits ${JSON.stringify({ edits: rows * rounds, steps })}`);
  expect(byRow).toEqual(byField);
  expect(byFile).toEqual(byField);
});
