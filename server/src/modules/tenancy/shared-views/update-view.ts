import { faults, Problem } from '@leme/contract/kit/problem';
import { updateSharedView } from '@leme/contract/tenancy/shared-view-endpoints';
import { sharedViews } from '@leme/contract/tenancy/shared-views';
import { sql } from 'kysely';
import { db } from '#kit/database/sql';
import { serve } from '#kit/http/serve';
import { record } from '#kit/resource/history/record';
import { isNameTaken, lockView, stored, told } from './view-queries.ts';

export const servesViewUpdate = serve(updateSharedView, async ({ input, tx, actor, clock }) => {
  const before = await lockView({ tx, actor }, input.id);
  const { id, version, ...yours } = input;
  if (before.version !== version) throw new Problem('stale-version', { params: { current: before, yours } });
  const after = { ...before, ...yours, version: version + 1 };
  await tx
    .change(
      db
        .updateTable('shared_views')
        .set({ ...stored(after), version: after.version })
        .set('updated_at', sql<string>`${clock.now().toString()}::timestamptz`)
        .where('tenant_id', '=', actor.tenantId)
        .where('id', '=', id),
    )
    .catch((error) => {
      throw isNameTaken(error) ? faults([{ pointer: '/name', code: 'taken' }]) : error;
    });
  record({ tx, actor }, sharedViews, { id, action: 'updated', before: told(before), after: told(after) });
  return after;
});
