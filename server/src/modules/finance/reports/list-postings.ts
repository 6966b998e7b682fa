import { listPostings, type PostingRow } from '@leme/contract/finance/book-endpoints';
import type { InputOf } from '@leme/contract/kit/endpoint';
import { sql } from 'kysely';
import { statement } from '#kit/resource/statement';
import { serveBooks } from '../ledger/serve-books.ts';

type Row = Omit<PostingRow, 'source'> & {
  booking_id: string | null;
  code: string | null;
  description: string | null;
  service: string | null;
};

/** The rows of the books behind a figure, each with what it comes of; a line’s sum is read as the statement reads it. */
export const servesPostings = serveBooks(listPostings, async ({ input, tx, actor }) => {
  const { page, limit } = input;
  const such = filterOf(actor.tenantId, input);
  const [rows, sums] = await Promise.all([
    tx.rows(
      statement<Row>(sql`select p.id, p.date, p.true_date, d.code as debit, c.code as credit, p.amount, p.fact_kind, p.fact_id,
          p.session_id, p.boat_id, p.product_id, p.cost_centre_id, p.entry_id,
          p.reverses_id, b.id as booking_id, b.code, e.description,
          coalesce(g.description, trim_scale(o.litres)::text || ' L') as service
        from finance_postings p
        join finance_accounts d on d.tenant_id = p.tenant_id and d.id = p.debit_id
        join finance_accounts c on c.tenant_id = p.tenant_id and c.id = p.credit_id
        left join booking_payments m on m.tenant_id = p.tenant_id and m.id = p.fact_id and p.fact_kind = 'payment'
        left join credits k on k.tenant_id = p.tenant_id and k.id = p.fact_id and p.fact_kind = 'credit'
        left join bookings b on b.tenant_id = p.tenant_id and b.id = coalesce(m.booking_id, k.booking_id, p.fact_id)
        left join finance_entries e on e.tenant_id = p.tenant_id and e.id = p.entry_id
        left join maintenance_logs g on g.tenant_id = p.tenant_id and g.id = p.fact_id and p.fact_kind = 'service'
        left join fuel_entries o on o.tenant_id = p.tenant_id and o.id = p.fact_id and p.fact_kind = 'service'
        where ${such} order by p.date, p.id limit ${limit + 1} offset ${(page - 1) * limit}`),
    ),
    tx.rows(
      statement<{ debit: number; credit: number }>(sql`select
          coalesce(sum(p.amount) filter (where ${onSide('d', input)}), 0) as debit,
          coalesce(sum(p.amount) filter (where ${onSide('c', input)}), 0) as credit
        from finance_postings p
        join finance_accounts d on d.tenant_id = p.tenant_id and d.id = p.debit_id
        join finance_accounts c on c.tenant_id = p.tenant_id and c.id = p.credit_id where ${such}`),
    ),
  ]);
  const { debit = 0, credit = 0 } = sums[0] ?? {};
  const isSided = input.line !== undefined || input.account_id !== undefined;
  return {
    data: rows.slice(0, limit).map(({ booking_id, code, description, service, ...row }) => ({
      ...row,
      source: sourceOf(row, { booking_id, code, description, service }),
    })),
    has_more: rows.length > limit,
    sum: isSided ? Math.round((credit - debit) * 100) / 100 : debit,
  };
});

type Asked = InputOf<typeof listPostings>;

/** Whether a side is the account or the line that was asked for. */
function onSide(side: 'd' | 'c', { line, account_id }: Asked) {
  if (account_id !== undefined) return sql`${sql.ref(`${side}.id`)} = ${account_id}`;
  return line === undefined ? sql`true` : sql`${sql.ref(`${side}.line`)} = ${line}`;
}

function filterOf(tenantId: string, input: Asked) {
  const { from, to, line, account_id, session_id, boat_id, product_id, cost_centre_id } = input;
  return sql.join(
    [
      sql`p.tenant_id = ${tenantId} and p.date >= ${from}::date and p.date <= ${to}::date`,
      ...(line !== undefined || account_id !== undefined
        ? [sql`(${onSide('d', input)} or ${onSide('c', input)})`]
        : []),
      ...(session_id === undefined ? [] : [sql`p.session_id = ${session_id}`]),
      ...(input.without_session ? [sql`p.session_id is null`] : []),
      ...(boat_id === undefined ? [] : [sql`p.boat_id = ${boat_id}`]),
      ...(product_id === undefined ? [] : [sql`p.product_id = ${product_id}`]),
      ...(cost_centre_id === undefined ? [] : [sql`p.cost_centre_id = ${cost_centre_id}`]),
    ],
    sql` and `,
  );
}

function sourceOf(
  { session_id, entry_id, fact_id }: Pick<Row, 'session_id' | 'entry_id' | 'fact_id'>,
  { booking_id, code, description, service }: Pick<Row, 'booking_id' | 'code' | 'description' | 'service'>,
): PostingRow['source'] {
  if (booking_id && code) return { kind: 'booking', id: booking_id, label: code };
  if (entry_id && description) return { kind: 'entry', id: entry_id, label: description };
  if (service) return { kind: 'service', id: fact_id, label: service };
  return session_id ? { kind: 'session', id: session_id, label: '' } : null;
}
