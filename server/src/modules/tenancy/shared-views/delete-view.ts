import { deleteSharedView } from '@leme/contract/tenancy/shared-view-endpoints';
import { sharedViews } from '@leme/contract/tenancy/shared-views';
import { db } from '#kit/database/sql';
import { serve } from '#kit/http/serve';
import { record } from '#kit/resource/history/record';
import { lockView, told } from './view-queries.ts';

export const servesViewDeletion = serve(deleteSharedView, async ({ input: { id }, tx, actor }) => {
  const before = await lockView({ tx, actor }, id);
  await tx.change(db.deleteFrom('shared_views').where('tenant_id', '=', actor.tenantId).where('id', '=', id));
  record({ tx, actor }, sharedViews, { id, action: 'deleted', before: told(before) });
  return null;
});
