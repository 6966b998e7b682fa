import { bankStatements } from '@leme/contract/finance/bank/entities';
import { updateMapping } from '@leme/contract/finance/bank/statement-endpoints';
import { faults } from '@leme/contract/kit/problem';
import { sql } from 'kysely';
import { serve } from '#kit/http/serve';
import { record } from '#kit/resource/history/record';
import { statement } from '#kit/resource/statement';

/** Said once, the next file of the account is read the same way. */
export const servesMapping = serve(updateMapping, async ({ input, tx, actor, clock }) => {
  const { account_id, ...mapping } = input;
  const now = clock.now().toString();
  const account = await tx.first(
    statement<{ id: string }>(sql`select a.id from finance_accounts a
      where a.tenant_id = ${actor.tenantId} and a.id = ${account_id} and a.money_kind is not null for key share`),
  );
  if (!account) throw faults([{ pointer: '/account_id', code: 'unknown' }]);
  await tx.change(
    statement(sql`insert into csv_mappings (tenant_id, account_id, mapping, updated_at, updated_by)
      values (${actor.tenantId}, ${account_id}, ${JSON.stringify(mapping)}::jsonb, ${now}::timestamptz, ${actor.userId})
      on conflict (tenant_id, account_id) do update
        set mapping = excluded.mapping, updated_at = excluded.updated_at, updated_by = excluded.updated_by`),
  );
  record({ tx, actor }, bankStatements, {
    id: account_id,
    action: 'created',
    after: { first_row: mapping.first_row },
  });
  return mapping;
});
