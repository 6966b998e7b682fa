import { beforeAll, expect, test } from 'vitest';
import { sameEdits } from '../../../testing/same-edits.ts';
import { isWhole } from '../../../testing/whole.ts';
import { openWorld } from '../../../testing/world.ts';

const world = await openWorld({ alone: true });
// Jobs are worked once the door is open.
beforeAll(async () => void (await world.app.listen({ port: 0, host: '127.0.0.1' })));

test('edits leave the same rows and the same trail, made field by field, as whole rows or by a file', async () => {
  const [byField, byRow, byFile] = await sameEdits(
    world,
    isWhole ? { rows: 12, rounds: 3 } : { rows: 8, rounds: 2 },
  );
  expect(byField?.some(({ trail }) => trail.length > 2)).toBe(true);
  expect(byRow).toEqual(byField);
  expect(byFile).toEqual(byField);
});
