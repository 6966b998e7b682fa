import { sql } from 'kysely';
import { nextNumber } from '#kit/database/next-number';
import { statement } from '#kit/resource/statement';
import type { Work } from '#kit/work';

/** The next number of a series, behind those that came from elsewhere; asked for last, because others wait from then on. */
export async function nextInvoiceNumber({ tx, actor }: Work, series: string): Promise<number> {
  const highest = await tx.first(
    statement<{ taken: number }>(sql`select coalesce(max(i.number), 0)::integer as taken from invoices i
      where i.tenant_id = ${actor.tenantId} and i.series = ${series}`),
  );
  return await nextNumber({ tx, actor }, series, highest?.taken ?? 0);
}
