import { readEntry } from '@leme/contract/finance/entry-endpoints';
import { financial } from '@leme/contract/finance/financial';
import { sql } from 'kysely';
import { serve } from '#kit/http/serve';
import { serveView } from '#kit/resource/view/serve-view';
import { entryOf, settlementsOf } from './entry-queries.ts';

/** All entries as a list, the last that is due first. */
export const servesEntries = serveView(financial, {
  base: ({
    tenantId,
  }) => sql`select e.id, e.created_at, e.due_on, e.competence_on, e.description, e.kind, e.status, e.amount,
      e.settled_amount, e.supplier_id, e.customer_id, e.boat_id, e.document_no, e.repeats, e.search
    from finance_entries e where e.tenant_id = ${tenantId}`,
});

export const servesEntry = serve(readEntry, async ({ input, tx, actor }) => {
  const entry = await entryOf({ tx, actor }, input.id);
  return { ...entry, settlements: await settlementsOf({ tx, actor }, input.id) };
});
