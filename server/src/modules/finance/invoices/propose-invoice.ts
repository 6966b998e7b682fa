import { agreementFor, comesTo } from '@leme/contract/finance/facts/agreements';
import { type InvoiceProposal, proposeInvoice } from '@leme/contract/finance/invoices/invoice-endpoints';
import { mostLines } from '@leme/contract/finance/invoices/invoice-rules';
import { normaliseLocale } from '@leme/contract/kit/language/locale';
import { faults, Problem } from '@leme/contract/kit/problem';
import { toCents, toReais } from '@leme/contract/kit/values/money';
import { type RawBuilder, sql } from 'kysely';
import { serve } from '#kit/http/serve';
import { isUuid } from '#kit/ids';
import { statement } from '#kit/resource/statement';
import type { TimedWork } from '#kit/work';
import { agreementsOf } from '../ledger/read-facts.ts';

type Line = InvoiceProposal['lines'][number];
type Row = {
  id: string;
  code: string;
  status: string;
  customer_id: string | null;
  customer_name: string;
  customer_email: string | null;
  agent_id: string | null;
  total_price: number;
  product: string;
  product_id: string;
  date: string;
  people: number;
  boat_id: string | null;
  invoice_id: string | null;
};

/** What an invoice would say; nothing is written. */
export const servesProposal = serve(proposeInvoice, async ({ input, tx, actor, clock }) => {
  const work = { tx, actor, now: clock.now() };
  if (actor.partner) throw new Problem('not-found');
  const { agent_id } = input;
  const rows = await bookingsOf(work, chosen(input));
  const lines: Line[] = [];
  const left_out: InvoiceProposal['left_out'] = [];
  const agreements = agent_id
    ? await agreementsOf({ ...work, tenantId: actor.tenantId, userId: actor.userId })
    : [];
  const first = rows.find((row) => whyNot(row) === null);
  for (const row of rows) {
    const why = whyNot(row) ?? (!agent_id && first && isOther(row, first) ? 'other-customer' : null);
    if (why) {
      left_out.push({ id: row.id, code: row.code, why });
      continue;
    }
    lines.push(lineOf(row, 'booking', toCents(row.total_price)));
    const term = agent_id && agreementFor(agreements, 'commission', { ...row, day: row.date });
    const cents = term ? comesTo(term, toCents(row.total_price)) : 0;
    if (cents > 0) lines.push(lineOf(row, 'commission', -cents));
  }
  const customer = await customerOf(work, agent_id ?? first?.customer_id ?? null);
  const last = await lastTerms(work);
  return {
    customer_id: customer?.id ?? null,
    customer_name: customer?.name ?? first?.customer_name ?? '',
    customer_document: customer?.tax_id ?? null,
    customer_email: customer?.email ?? first?.customer_email ?? null,
    locale: normaliseLocale(customer?.language) ?? 'pt-BR',
    terms: last?.terms ?? null,
    fine_bp: last?.fine_bp ?? 0,
    interest_bp: last?.interest_bp ?? 0,
    lines: lines.slice(0, mostLines),
    total: toReais(lines.reduce((sum, { amount }) => sum + toCents(amount), 0)),
    left_out,
  };
});

function chosen({
  agent_id,
  from,
  to,
  bookings,
}: {
  agent_id?: string | undefined;
  from?: string | undefined;
  to?: string | undefined;
  bookings?: string | undefined;
}) {
  if (agent_id !== undefined) {
    if (!from || !to) throw faults([{ pointer: from ? '/to' : '/from', code: 'required' }]);
    if (from > to) throw faults([{ pointer: '/to', code: 'too-small', params: { minimum: from } }]);
    return sql`b.agent_id = ${agent_id} and s.date between ${from}::date and ${to}::date`;
  }
  const ids = (bookings ?? '').split(',').filter(Boolean);
  const wrong = ids.findIndex((id) => !isUuid(id));
  if (wrong >= 0) throw faults([{ pointer: '/bookings', code: 'invalid' }]);
  return sql`b.id = any(${ids}::uuid[])`;
}

async function bookingsOf({ tx, actor }: TimedWork, such: RawBuilder<unknown>): Promise<Row[]> {
  return await tx.rows(
    statement<Row>(sql`select b.id, b.code, b.status, b.customer_id, b.customer_name, b.customer_email, b.agent_id,
        b.total_price, p.name as product, p.id as product_id, s.date, b.people,
        (select t.boat_id from session_boats t where t.tenant_id = ${actor.tenantId} and t.session_id = s.id
          and not t.cancelled order by t.position limit 1) as boat_id,
        (select l.invoice_id from invoice_lines l where l.tenant_id = ${actor.tenantId} and l.booking_id = b.id
          and l.kind = 'booking' and l.counts limit 1) as invoice_id
      from bookings b join sessions s on s.tenant_id = b.tenant_id and s.id = b.session_id
      join products p on p.tenant_id = s.tenant_id and p.id = s.product_id
      where b.tenant_id = ${actor.tenantId} and ${such} and b.total_price > 0
      order by s.date, s.start_time, b.code limit ${mostLines}`),
  );
}

function whyNot({ status, invoice_id }: Row): 'invoiced' | 'cancelled' | null {
  if (status !== 'confirmed' && status !== 'completed') return 'cancelled';
  return invoice_id === null ? null : 'invoiced';
}

const isOther = (row: Row, first: Row) =>
  row.customer_id !== first.customer_id ||
  (row.customer_id === null && row.customer_name !== first.customer_name);

const dayOf = (date: string) => date.split('-').toReversed().join('/');

function lineOf(row: Row, kind: 'booking' | 'commission', cents: number): Line {
  const what =
    kind === 'booking' ? `${row.product} · ${dayOf(row.date)} · ${row.code}` : `Comissão · ${row.code}`;
  const amount = toReais(cents);
  return {
    kind,
    description: what,
    qty: 1,
    unit_price: amount,
    discount: 0,
    amount,
    booking_id: row.id,
    booking_code: row.code,
    account_id: null,
  };
}

type Customer = {
  id: string;
  name: string;
  tax_id: string | null;
  email: string | null;
  language: string | null;
};

async function customerOf({ tx, actor }: TimedWork, id: string | null): Promise<Customer | undefined> {
  if (id === null) return undefined;
  return await tx.first(
    statement<Customer>(sql`select c.id, c.name, c.tax_id, c.email, c.language from customers c
      where c.tenant_id = ${actor.tenantId} and c.id = ${id}`),
  );
}

/** What the last invoice said at its foot, and asked for when late. */
async function lastTerms({ tx, actor }: TimedWork) {
  return await tx.first(
    statement<{
      terms: string | null;
      fine_bp: number;
      interest_bp: number;
    }>(sql`select i.terms, i.fine_bp, i.interest_bp
      from invoices i where i.tenant_id = ${actor.tenantId} and i.kind = 'invoice' order by i.created_at desc, i.id desc limit 1`),
  );
}
