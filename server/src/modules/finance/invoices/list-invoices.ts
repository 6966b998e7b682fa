import { noteInvoice, summariseInvoices } from '@leme/contract/finance/invoices/invoice-endpoints';
import { invoiceList } from '@leme/contract/finance/invoices/invoice-list';
import { invoices } from '@leme/contract/finance/invoices/invoices';
import { Problem } from '@leme/contract/kit/problem';
import { dayIn } from '@leme/contract/kit/values/days';
import { sql } from 'kysely';
import { serve } from '#kit/http/serve';
import { record } from '#kit/resource/history/record';
import { statement } from '#kit/resource/statement';
import { serveView } from '#kit/resource/view/serve-view';
import { detailOf, invoiceOf } from './invoice-queries.ts';

/** All invoices as a list, the last that is due first. */
export const servesInvoices = serveView(invoiceList, {
  base: ({
    tenantId,
  }) => sql`select i.id, i.created_at, i.series || '-' || lpad(i.number::text, 6, '0') as number, i.customer_name, i.customer_id,
      i.kind, i.status, i.issued_on, i.due_on, i.total, i.paid_amount, i.credited_amount, i.nfse_number, i.search
    from invoices i where i.tenant_id = ${tenantId}`,
});

type Row = { tab: string; count: number; sum: number };
const none = { count: 0, sum: 0 };

export const servesInvoiceSummary = serve(summariseInvoices, async ({ tx, actor, clock }) => {
  const today = dayIn(actor.timezone, clock.now());
  const rows = await tx.rows(
    statement<Row>(sql`select x.tab, count(*)::integer as count, coalesce(sum(x.amount), 0) as sum from (
        select case when i.kind = 'credit-note' then 'credit-note' when i.status in ('draft', 'paid', 'void') then i.status
            when i.due_on < ${today}::date then 'overdue' else 'open' end as tab,
          case when i.status in ('issued', 'partial') and i.kind = 'invoice'
            then i.total - i.paid_amount - i.credited_amount else i.total end as amount
        from invoices i where i.tenant_id = ${actor.tenantId}) x group by x.tab`),
  );
  const of = (tab: string) => {
    const row = rows.find((each) => each.tab === tab);
    return row ? { count: row.count, sum: Number(row.sum) } : none;
  };
  return {
    draft: of('draft'),
    open: of('open'),
    overdue: of('overdue'),
    paid: of('paid'),
    void: of('void'),
    'credit-note': of('credit-note'),
  };
});

/** What is noted of an invoice after it was issued changes nothing that stands on it. */
export const servesInvoiceNotes = serve(noteInvoice, async ({ input, tx, actor, clock }) => {
  const work = { tx, actor, now: clock.now() };
  const { id, version, ...given } = input;
  const invoice = await invoiceOf(work, id, true);
  if (invoice.version !== version)
    throw new Problem('stale-version', { params: { current: { version: invoice.version } } });
  const before = {
    nfse_number: invoice.nfse_number,
    nfse_on: invoice.nfse_on,
    reminds: invoice.reminds,
  };
  const said = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined));
  const after = { ...before, ...said } as typeof before;
  await tx.change(
    statement(sql`update invoices set nfse_number = ${after.nfse_number}, nfse_on = ${after.nfse_on}::date,
        reminds = ${after.reminds},
        version = version + 1, updated_at = ${work.now.toString()}::timestamptz
      where tenant_id = ${actor.tenantId} and id = ${id}`),
  );
  record(work, invoices, { id, action: 'updated', before, after });
  return await detailOf(work, id);
});
