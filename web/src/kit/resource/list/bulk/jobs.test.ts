import * as fields from '@leme/contract/kit/resource/fields';
import type { AnyRow } from '@leme/contract/kit/resource/resource';
import { expect, test } from 'vitest';
import { ApiProblem } from '../../../api/api-problem.ts';
import { againWith } from '../../../list/bulk/use-jobs.ts';
import type { ResourceWrites } from '../../resource-options.ts';
import { change, deletion, valuesFor } from './jobs.ts';

const row = { id: 'a', version: 1, status: 'active' } as unknown as AnyRow;

function writesInto(log: unknown[]): ResourceWrites {
  const answer = async (...call: unknown[]) => {
    log.push(call);
    return { ...row, version: 2 };
  };
  return {
    changed: () => undefined,
    create: answer,
    update: (...call) => answer('update', ...call),
    move: (...call) => answer('move', ...call),
    remove: (id) => answer('remove', id),
    restore: (id) => answer('restore', id),
    order: (parent) => answer('order', parent),
    replace: async () => ({ row, moved: [] }),
    takeBack: async () => ({ row, left: 0 }),
  };
}

test('what was deleted is restored, what was changed gets its value back at its new version', async () => {
  const log: unknown[] = [];
  const writes = writesInto(log);
  for (const job of [
    deletion(writes),
    change(writes, { name: 'status', field: fields.text() }, 'inactive'),
  ]) {
    const after = await job.work(row);
    await job.undo?.({ before: row, after });
  }
  expect(log).toEqual([
    ['remove', 'a'],
    ['restore', 'a'],
    ['update', 'a', 1, { status: 'inactive' }],
    ['update', 'a', 2, { status: 'active' }],
  ]);
});

test('who tries again does so with the row as somebody else saved it meanwhile', () => {
  const current = { ...row, version: 7 };
  const stale = new ApiProblem('stale-version', { status: 409, params: { current } });
  const used = new ApiProblem('in-use', { status: 409 });
  expect(againWith([{ row, error: stale }]).map(({ version }) => version)).toEqual([7]);
  expect(againWith([{ row, error: used }])).toEqual([row]);
});

test('only fields of few values are set for many rows at once', () => {
  expect(valuesFor(fields.choice(['a', 'b']))).toEqual(['a', 'b']);
  expect(valuesFor(fields.boolean())).toEqual([true, false]);
  expect(valuesFor(fields.text())).toEqual([]);
});
