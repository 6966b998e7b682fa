import type { BankItem } from '@leme/contract/finance/bank/match-endpoints';
import { toCents } from '@leme/contract/kit/values/money';
import { sql } from 'kysely';
import { statement } from '#kit/resource/statement';
import { payInvoiceBy } from '../../invoices/pay-invoice.ts';
import { reverseInvoice } from '../../invoices/reverse-payment.ts';
import { requireWay } from './booking.ts';
import { mostSimilar, numberOf, requireLeft, type Similar, type Target } from './target.ts';

const rest = sql`(i.total - i.paid_amount - i.credited_amount)`;
const isOwed = sql`i.kind = 'invoice' and i.status in ('issued', 'partial')`;
const columns = sql`'invoice' as kind, i.id, ${numberOf('i')} as label, i.customer_name as party, i.due_on as day,
  'invoice' as page_kind, i.id as page_id`;

/** The number of an invoice in the text of a Pix, and as people write it in what they transfer. */
const ofTxid = sql`case when l.txid ~ '^LMF[0-9]{6,9}[0-9]{2}$' then substr(l.txid, 4, length(l.txid) - 5)::integer end`;
const written = String.raw`\m(?:F-?0*|FATURA\s+(?:N[^0-9\s]*\s*)?(?:F-?)?0*)([0-9]{1,8})\M`;
const ofText = sql`case when upper(l.payer || ' ' || l.memo) ~ ${String.raw`\m(?:F-?[0-9]{6}|FATURA)`}
  then (regexp_match(upper(l.payer || ' ' || l.memo), ${written}))[1]::integer end`;
const digitsOf = (text: ReturnType<typeof sql>) => sql`regexp_replace(${text}, '[^0-9]', '', 'g')`;
const isNamed = sql`coalesce(length(i.customer_document) >= 11
  and position(${digitsOf(sql`i.customer_document`)} in ${digitsOf(sql`l.payer || ' ' || l.memo`)}) > 0, false)`;

/** What was billed and is not paid yet. */
export const invoice: Target = {
  kind: 'invoice',

  similar({ tx, actor: { tenantId } }, such) {
    const lines = sql`l.tenant_id = ${tenantId} and ${such} and l.amount > 0`;
    return tx.rows(
      statement<Similar>(sql`select x.* from (
        select l.id as line_id, ${columns}, ${rest} as left, 0 as days, true as has_txid, false as has_number,
          ${isNamed} as is_named, 1 as n
        from bank_lines l join invoices i on i.tenant_id = l.tenant_id and i.series = 'F' and i.number = ${ofTxid}
        where ${lines} and ${isOwed}
        union all
        select l.id as line_id, ${columns}, ${rest} as left, abs(i.due_on - l.day) as days, false as has_txid,
          true as has_number, ${isNamed} as is_named, 1 as n
        from bank_lines l join invoices i on i.tenant_id = l.tenant_id and i.series = 'F' and i.number = ${ofText}
        where ${lines} and ${isOwed} and ${ofTxid} is distinct from i.number
        union all
        select l.id as line_id, ${columns}, ${rest} as left, abs(i.due_on - l.day) as days, false as has_txid,
          false as has_number, ${isNamed} as is_named,
          row_number() over (partition by l.id order by abs(i.due_on - l.day), i.id) as n
        from bank_lines l join invoices i on i.tenant_id = l.tenant_id and ${rest} = l.amount
          and i.status in ('issued', 'partial') and i.due_on between l.day - 60 and l.day + 60
        where ${lines} and ${isOwed} and ${ofTxid} is distinct from i.number
          and ${ofText} is distinct from i.number) x
        where x.n <= ${mostSimilar}`),
    );
  },

  list({ tx, actor: { tenantId } }, { from, to, text }, limit) {
    const isFound = text
      ? sql`and concat_ws(' ', ${numberOf('i')}, i.customer_name, i.customer_document) ilike ${`%${text}%`}`
      : sql``;
    return tx.rows(
      statement<BankItem>(sql`select ${columns}, ${rest} as left from invoices i
        where i.tenant_id = ${tenantId} and ${isOwed} and i.due_on between ${from}::date and ${to}::date + 60 ${isFound}
        order by i.due_on, i.id limit ${limit}`),
    );
  },

  read({ tx, actor: { tenantId } }, _account, ids) {
    return tx.rows(
      statement<BankItem>(sql`select ${columns}, case when ${isOwed} then ${rest} else 0 end as left from invoices i
        where i.tenant_id = ${tenantId} and i.number is not null and i.id = any(${[...ids]}::uuid[])`),
    );
  },

  async pay(work, { id, target_id, amount, line }) {
    const method = await requireWay(work, line.account_id);
    await requireLeft(work, invoice, { target_id, amount, line });
    await payInvoiceBy(work, work.hooks, {
      id: target_id,
      payment_id: id,
      taken: toCents(amount),
      surplus: 0,
      account_id: line.account_id,
      method,
      paid_on: line.day,
      line_id: line.id,
    });
    return id;
  },

  async unpay(work, { target_id, made_id }, line) {
    if (made_id === null) return null;
    return await reverseInvoice(work, work.hooks, {
      id: target_id,
      payment_id: made_id,
      reason: null,
      paid_on: line.day,
      line_id: line.id,
    });
  },
};
