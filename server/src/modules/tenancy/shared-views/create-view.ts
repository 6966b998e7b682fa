import { faults, Problem } from '@leme/contract/kit/problem';
import { createSharedView } from '@leme/contract/tenancy/shared-view-endpoints';
import { mostSharedViews, sharedViews } from '@leme/contract/tenancy/shared-views';
import { db } from '#kit/database/sql';
import { serve } from '#kit/http/serve';
import { newId } from '#kit/ids';
import { record } from '#kit/resource/history/record';
import { isNameTaken, mayRead, stored, told } from './view-queries.ts';

export const servesViewCreation = serve(createSharedView, async ({ input, tx, actor }) => {
  if (!mayRead(actor, input)) throw new Problem('forbidden', { params: { resource: input.list } });
  const kept = await tx.first(
    db
      .selectFrom('shared_views')
      .select(({ fn }) => fn.countAll<string>().as('count'))
      .where('tenant_id', '=', actor.tenantId),
  );
  if (Number(kept?.count) >= mostSharedViews)
    throw faults([{ pointer: '/name', code: 'too-many-views', params: { maximum: mostSharedViews } }]);
  const view = { ...input, id: newId(), version: 1 };
  await tx
    .change(
      db
        .insertInto('shared_views')
        .values({ tenant_id: actor.tenantId, id: view.id, list: view.list, ...stored(view) }),
    )
    .catch((error) => {
      throw isNameTaken(error) ? faults([{ pointer: '/name', code: 'taken' }]) : error;
    });
  record({ tx, actor }, sharedViews, { id: view.id, action: 'created', after: told(view) });
  return view;
});
