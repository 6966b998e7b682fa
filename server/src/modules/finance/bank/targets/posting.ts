import type { BankItem } from '@leme/contract/finance/bank/match-endpoints';
import { type RawBuilder, sql } from 'kysely';
import { statement } from '#kit/resource/statement';
import { reversePostings } from '../../entries/reverse-postings.ts';
import { toldByNoLine } from '../../ledger/facts-of-line.ts';
import { codeOf, type Matching, mostSimilar, numberOf, type Target } from './target.ts';

type Row = BankItem & { line_id: string; days: number; has_txid: boolean };
type Sql = RawBuilder<unknown>;

/** What lines of an account do not tell of yet: a transfer between two banks is told by each of both. */
const leftOf = (
  tenantId: string,
  account: Sql,
) => sql`((case when p.debit_id = ${account} then 1 else -1 end) * (p.amount
  - coalesce((select sum(abs(m.amount)) from bank_matches m join bank_lines o on o.tenant_id = m.tenant_id and o.id = m.line_id
      where m.tenant_id = ${tenantId} and m.target_id = p.id and m.undone_at is null and o.account_id = ${account}), 0)))`;

const label = sql`coalesce(b.code, ${numberOf('n')}, e.description, p.fact_kind)`;
const party = sql`coalesce(c.name, s.name, n.customer_name)`;
const page = sql`case when b.id is not null then 'booking' when n.id is not null then 'invoice'
  when e.id is not null then 'entry' end as page_kind, coalesce(b.id, n.id, e.id) as page_id`;
const named = (tenantId: string) => sql`
  left join booking_payments k on k.tenant_id = ${tenantId} and k.id = p.fact_id and p.fact_kind = 'payment'
  left join bookings b on b.tenant_id = ${tenantId} and b.id = k.booking_id
  left join finance_entries e on e.tenant_id = ${tenantId} and e.id = p.entry_id
  left join invoice_payments v on v.tenant_id = ${tenantId} and v.id = p.fact_id and p.fact_kind = 'invoice-payment'
  left join invoices n on n.tenant_id = ${tenantId} and n.id = v.invoice_id
  left join customers c on c.tenant_id = ${tenantId} and p.party_kind = 'customer' and c.id = p.party_id
  left join suppliers s on s.tenant_id = ${tenantId} and p.party_kind = 'supplier' and s.id = p.party_id`;

/** What stands in the books already and no line tells of. */
export const posting: Target = {
  kind: 'posting',

  similar({ tx, actor: { tenantId } }, such) {
    const side = (
      own: string,
      sign: string,
    ) => sql`select l.id as line_id, abs(p.date - l.day) as days, l.txid as line_txid, l.account_id as line_account, p.*
      from bank_lines l join finance_postings p on p.tenant_id = l.tenant_id and p.${sql.ref(own)} = l.account_id
        and p.amount = ${sql.raw(sign)}l.amount and p.date between l.day - 10 and l.day + 10
      where l.tenant_id = ${tenantId} and ${such} and ${sql.raw(sign)}l.amount > 0`;
    return tx.rows(
      statement<Row>(sql`select x.* from (
        select p.line_id, 'posting' as kind, p.id, ${label} as label, ${party} as party, p.date as day, ${page},
          ${leftOf(tenantId, sql`p.line_account`)} as left, p.days,
          coalesce(p.line_txid = g.txid or ${codeOf('p.line_txid')} = b.code, false) as has_txid,
          row_number() over (partition by p.line_id order by p.days, p.id) as n
        from (${side('debit_id', '')} union all ${side('credit_id', '-')}) p ${named(tenantId)}
        left join charge_payments y on y.tenant_id = ${tenantId} and y.payment_id = p.fact_id
        left join charges g on g.tenant_id = ${tenantId} and g.id = y.charge_id
        where p.tenant_id = ${tenantId} and ${toldByNoLine(tenantId)}) x
        where x.left <> 0 and x.n <= ${mostSimilar}`),
    );
  },

  list({ tx, actor: { tenantId } }, { account_id, from, to, text }, most) {
    const isFound = text ? sql`and concat_ws(' ', ${label}, ${party}) ilike ${`%${text}%`}` : sql``;
    return tx.rows(
      statement<BankItem>(sql`select x.* from (
        select 'posting' as kind, p.id, ${label} as label, ${party} as party, p.date as day, ${page},
          ${leftOf(tenantId, sql`${account_id}::uuid`)} as left
        from finance_postings p ${named(tenantId)}
        where p.tenant_id = ${tenantId} and (p.debit_id = ${account_id} or p.credit_id = ${account_id})
          and p.date between ${from}::date and ${to}::date and ${toldByNoLine(tenantId)} ${isFound}) x
        where x.left <> 0 order by x.day desc, x.id limit ${most}`),
    );
  },

  read({ tx, actor: { tenantId } }, account_id, ids) {
    return tx.rows(
      statement<BankItem>(sql`select 'posting' as kind, p.id, ${label} as label, ${party} as party, p.date as day, ${page},
          case when ${toldByNoLine(tenantId)} and (p.debit_id = ${account_id} or p.credit_id = ${account_id})
            then ${leftOf(tenantId, sql`${account_id}::uuid`)} else 0 end as left
        from finance_postings p ${named(tenantId)} where p.tenant_id = ${tenantId} and p.id = any(${[...ids]}::uuid[])`),
    );
  },

  // It was paid before: the line only says so.
  pay: async () => null,

  async unpay(work, { target_id, creates }) {
    if (creates) await takeTransferBack(work, target_id);
    return null;
  },
};

/** A transfer that was made of a line goes with it, unless a line of the other account tells of it as well. */
async function takeTransferBack({ tx, actor, now, keeping, books }: Matching, id: string): Promise<void> {
  const such = sql`m.tenant_id = ${actor.tenantId} and m.target_id = ${id} and m.undone_at is null`;
  const others = await tx.first(statement(sql`select m.id from bank_matches m where ${such} limit 1`));
  if (others) return;
  const row = await tx.first(
    statement<{
      entry_id: string;
    }>(sql`update finance_entries e set status = 'cancelled', version = version + 1,
        updated_at = ${now.toString()}::timestamptz
      from finance_postings p where e.tenant_id = ${actor.tenantId} and p.tenant_id = e.tenant_id and p.id = ${id}
        and p.entry_id = e.id and e.kind = 'transfer' and e.status = 'paid' returning e.id as entry_id`),
  );
  if (!row) return;
  const fact = { kind: 'entry', id: row.entry_id } as const;
  await reversePostings(keeping, books, fact, { id: row.entry_id, leg: 1 });
}
