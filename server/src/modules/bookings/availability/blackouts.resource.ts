import { blackouts } from '@leme/contract/bookings/availability/blackouts';
import type { Fault } from '@leme/contract/kit/problem';
import { sql } from 'kysely';
import type { Saving } from '#kit/resource/registers';
import { serveResource } from '#kit/resource/serve-resource';
import { statement } from '#kit/resource/statement';

export const servesBlackouts = serveResource(blackouts, {
  check: holdBoat,
  computes: ({ tenantId }, ids) => sql`select t.id, t.source from blackouts t
    where t.tenant_id = ${tenantId} and t.id = any(${[...ids]}::uuid[])`,
});

/** Whoever puts the boat into a departure waits, and then sees the block. */
async function holdBoat({ values, tx, actor }: Saving): Promise<Fault[]> {
  if (values.scope !== 'boat' || typeof values.boat_id !== 'string') return [];
  await tx.rows(
    statement(sql`select b.id from boats b where b.tenant_id = ${actor.tenantId} and b.id = ${values.boat_id}
      for no key update`),
  );
  return [];
}
