import type { BankItem } from '@leme/contract/finance/bank/match-endpoints';
import { sql } from 'kysely';
import { statement } from '#kit/resource/statement';
import { chargeOf } from '../../charges/charge-queries.ts';
import { payByCharge } from '../../charges/pay-charge.ts';
import { reopenCharge } from '../../charges/reopen-charge.ts';
import { readSubject, subjectOfRow } from '../../charges/subject.ts';
import { booking, requireWay } from './booking.ts';
import { entry } from './entry.ts';
import { invoice } from './invoice.ts';
import { mostSimilar, numberOf, requireLeft, type Similar, type Target } from './target.ts';

const columns = sql`'charge' as kind, c.id, coalesce(b.code, ${numberOf('i')}, e.description) as label,
  coalesce(b.customer_name, i.customer_name, k.name) as party, c.created_at::date as day,
  case when b.id is not null then 'booking' when i.id is not null then 'invoice' else 'entry' end as page_kind,
  coalesce(b.id, i.id, e.id) as page_id`;

/** What a charge still asks for, and what its payment may be at most: what is owed of what it is for. */
const rest = sql`(c.amount - c.paid_amount)`;
const most = sql`(case
  when b.id is not null then case when b.status in ('cancelled', 'expired') then 0 else greatest(b.remaining_amount, 0) end
  when i.id is not null
    then case when i.status in ('issued', 'partial') then greatest(i.total - i.paid_amount - i.credited_amount, ${rest}) else 0 end
  when e.status in ('open', 'partial') then e.amount - e.settled_amount else 0 end)`;
const isAsked = sql`c.status in ('open', 'partial')`;

const charged = (tenantId: string) => sql`
  left join bookings b on b.tenant_id = ${tenantId} and b.id = c.booking_id
  left join invoices i on i.tenant_id = ${tenantId} and i.id = c.invoice_id
  left join finance_entries e on e.tenant_id = ${tenantId} and e.id = c.entry_id
  left join customers k on k.tenant_id = ${tenantId} and k.id = e.customer_id`;

/** What a customer was asked for by a Pix code. */
export const charge: Target = {
  kind: 'charge',

  similar({ tx, actor: { tenantId } }, such) {
    return tx.rows(
      statement<Similar>(sql`select x.* from (
        select l.id as line_id, ${columns}, least(${most}, greatest(${rest}, l.amount)) as left, 0 as days,
          true as has_txid, 1 as n
        from bank_lines l join charges c on c.tenant_id = l.tenant_id and c.txid = l.txid
          and c.status in ('open', 'partial', 'expired') ${charged(tenantId)}
        where l.tenant_id = ${tenantId} and ${such} and l.amount > 0
        union all
        select l.id as line_id, ${columns}, least(${most}, ${rest}) as left,
          greatest(0, c.created_at::date - l.day, l.day - c.expires_at::date) as days, false as has_txid,
          row_number() over (partition by l.id order by abs(c.created_at::date - l.day), c.id) as n
        from bank_lines l join charges c on c.tenant_id = l.tenant_id and ${rest} = l.amount and ${isAsked}
          and c.created_at between l.day - 60 and l.day + 10 ${charged(tenantId)}
        where l.tenant_id = ${tenantId} and ${such} and l.amount > 0 and c.txid is distinct from l.txid) x
        where x.left > 0 and x.n <= ${mostSimilar}`),
    );
  },

  list({ tx, actor: { tenantId } }, { from, to, text }, limit) {
    const isFound = text
      ? sql`and concat_ws(' ', c.txid, b.code, b.customer_name, ${numberOf('i')}, i.customer_name, e.description, k.name)
          ilike ${`%${text}%`}`
      : sql``;
    return tx.rows(
      statement<BankItem>(sql`select ${columns}, least(${most}, ${rest}) as left from charges c ${charged(tenantId)}
        where c.tenant_id = ${tenantId} and ${isAsked} and ${most} > 0 and c.created_at >= ${from}::date
          and c.created_at < ${to}::date + 1 ${isFound} order by c.created_at desc, c.id limit ${limit}`),
    );
  },

  read({ tx, actor: { tenantId } }, _account, ids) {
    return tx.rows(
      statement<BankItem>(sql`select ${columns}, ${most} as left from charges c ${charged(tenantId)}
        where c.tenant_id = ${tenantId} and c.id = any(${[...ids]}::uuid[])`),
    );
  },

  async pay(work, { id, target_id, amount, line }) {
    const method = await requireWay(work, line.account_id);
    await requireLeft(work, charge, { target_id, amount, line });
    const asked = await chargeOf(work, target_id);
    const told = { account_id: line.account_id, method, line_id: line.id };
    await payByCharge(work, work.hooks, asked, {
      payment_id: id,
      amount,
      received_on: line.day,
      told,
    });
    return id;
  },

  async unpay(work, made, line) {
    if (made.made_id === null) return null;
    const asked = await chargeOf(work, made.target_id);
    const subject = subjectOfRow(asked);
    await readSubject(work, subject, true);
    await reopenCharge(work, asked, made.amount);
    return await { booking, invoice, entry }[subject.kind].unpay(
      work,
      { ...made, target_id: subject.id },
      line,
    );
  },
};
