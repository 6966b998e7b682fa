import { listSharedViews, type SharedView } from '@leme/contract/tenancy/shared-view-endpoints';
import { mostSharedViews } from '@leme/contract/tenancy/shared-views';
import { serve } from '#kit/http/serve';
import { mayRead, viewsOf } from './view-queries.ts';

export const servesViewList = serve(listSharedViews, async ({ tx, actor }) => {
  const rows = await tx.rows(viewsOf(actor).orderBy('name').orderBy('id').limit(mostSharedViews));
  return { data: rows.filter((row) => mayRead(actor, row)) as SharedView[] };
});
