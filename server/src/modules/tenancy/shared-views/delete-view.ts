import { deleteSharedView } from '@leme/contract/tenancy/shared-view-endpoints';
import { sharedViews } from '@leme/contract/tenancy/shared-views';
import { record } from '#kit/resource/record';
import { serve } from '#kit/serve';
import { db } from '#kit/sql';
import { lockView, told } from './view-queries.ts';

export const servesViewDeletion = serve(deleteSharedView, async ({ input: { id }, tx, actor }) => {
  const before = await lockView({ tx, actor }, id);
  await tx.change(db.deleteFrom('shared_views').where('tenant_id', '=', actor.tenantId).where('id', '=', id));
  record({ tx, actor }, sharedViews, { id, action: 'deleted', before: told(before) });
  return null;
});
