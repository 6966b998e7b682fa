import { bankLines } from '@leme/contract/finance/bank/entities';
import { sql } from 'kysely';
import type { Forgotten } from '#kit/hooks';
import { nobody, type Person } from '#kit/person/person';
import { record } from '#kit/resource/history/record';
import { statement } from '#kit/resource/statement';
import type { TimedWork } from '#kit/work';

/** Lines that name a person, or that paid a booking or an invoice of theirs. */
function linesOf(work: TimedWork, { ids, marks }: Person) {
  const { tenantId } = work.actor;
  return sql`(l.payer ilike any(${[...marks]}::text[]) or l.memo ilike any(${[...marks]}::text[]) or l.id in (
    select m.line_id from bank_matches m join bookings b on b.tenant_id = m.tenant_id and b.id = m.target_id
    where m.tenant_id = ${tenantId} and m.kind = 'booking' and b.customer_id = any(${[...ids]}::uuid[])
    union all select m.line_id from bank_matches m join invoices i on i.tenant_id = m.tenant_id and i.id = m.target_id
    where m.tenant_id = ${tenantId} and m.kind = 'invoice' and i.customer_id = any(${[...ids]}::uuid[])
    union all select m.line_id from bank_matches m join charges c on c.tenant_id = m.tenant_id and c.id = m.target_id
    left join bookings b on b.tenant_id = ${tenantId} and b.id = c.booking_id
    left join invoices i on i.tenant_id = ${tenantId} and i.id = c.invoice_id
    where m.tenant_id = ${tenantId} and m.kind = 'charge'
      and (b.customer_id = any(${[...ids]}::uuid[]) or i.customer_id = any(${[...ids]}::uuid[]))))`;
}

/** What a bank told of a person. */
export function heldLines(work: TimedWork, person: Person) {
  return work.tx.rows(
    statement<{
      day: string;
      amount: number;
      payer: string;
      memo: string;
    }>(sql`select l.day, l.amount, l.payer, l.memo
      from bank_lines l where l.tenant_id = ${work.actor.tenantId} and l.replaced_at is null and ${linesOf(work, person)}
      order by l.day, l.id`),
  );
}

/** Takes who paid and why out of lines and of what was made of them; amounts and days stay, because the law asks for them. */
export async function forgetLines(work: TimedWork, person: Person): Promise<Forgotten> {
  const { tx, actor, now } = work;
  const rows = await tx.rows(
    statement<{ id: string }>(sql`update bank_lines l set payer = '', memo = ${nobody},
        replaced_at = ${now.toString()}::timestamptz
      where l.tenant_id = ${actor.tenantId} and l.replaced_at is null and ${linesOf(work, person)} returning l.id`),
  );
  const ids = rows.map(({ id }) => id);
  const marks = [...person.marks];
  await tx.change(
    statement(sql`update finance_entries e set description = ${nobody}
      where e.tenant_id = ${actor.tenantId} and e.description ilike any(${marks}::text[]) and e.id in (
        select m.target_id from bank_matches m where m.tenant_id = ${actor.tenantId} and m.creates)`),
  );
  await tx.change(
    statement(sql`update bank_statements s set rows = null, total = 0 where s.tenant_id = ${actor.tenantId}
      and s.status = 'looked' and s.rows::text ilike any(${marks}::text[])`),
  );
  record(
    work,
    bankLines,
    ids.map((id) => ({ id, action: 'erased' as const, kind: 'updated' as const })),
  );
  return { touched: ids, histories: [], counts: { bank_lines: ids.length } };
}
