import type { ChargeRow } from '@leme/contract/finance/charges/charge-endpoints';
import { mostCharges } from '@leme/contract/finance/charges/charge-rules';
import { Problem } from '@leme/contract/kit/problem';
import { type RawBuilder, sql } from 'kysely';
import { statement } from '#kit/resource/statement';
import type { Work } from '#kit/work';
import { publicToken } from './charge-token.ts';

/** Charges as they are answered, newest first. */
export async function readCharges({ tx, actor }: Work, such: RawBuilder<unknown>): Promise<ChargeRow[]> {
  const rows = await tx.rows(
    statement<ChargeRow>(sql`select c.id, c.kind, c.booking_id, c.invoice_id, c.entry_id, c.amount, c.paid_amount,
        c.surplus, c.expires_at, c.txid, c.account_id, c.payload, c.token, c.status, c.reason, c.version, c.created_at
      from charges c where c.tenant_id = ${actor.tenantId} and ${such}
      order by c.created_at desc, c.id desc limit ${mostCharges + 1}`),
  );
  return rows.map((row) => ({ ...row, token: publicToken(actor.tenantId, row.token) }));
}

/** A charge somebody may see; partners see none. */
export async function chargeOf(work: Work, id: string): Promise<ChargeRow> {
  const [charge] = work.actor.partner ? [] : await readCharges(work, sql`c.id = ${id}`);
  if (!charge) throw new Problem('not-found');
  return charge;
}
