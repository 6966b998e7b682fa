import { sql } from 'kysely';
import type { Actor } from '../actor.ts';
import { statement } from '../resource/statement.ts';
import type { Tx } from './transaction.ts';

/**
 * The next number of a series of a company, such as its orders of a year; who asks second waits, and none is left out. A series
 * begins after what is `taken` of it already.
 */
export async function nextNumber(
  { tx, actor }: { tx: Tx; actor: Pick<Actor, 'tenantId'> },
  series: string,
  taken = 0,
): Promise<number> {
  const next = await tx.first(
    statement<{ last: number }>(sql`insert into document_numbers as t (tenant_id, series, last)
      values (${actor.tenantId}, ${series}, ${taken + 1})
      on conflict (tenant_id, series) do update set last = t.last + 1 returning last::integer as last`),
  );
  if (!next) throw new Error(`No number of ${series}`);
  return next.last;
}
