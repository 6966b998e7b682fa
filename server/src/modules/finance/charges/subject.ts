import { isCollectable } from '@leme/contract/bookings/payment-rules';
import type { Owed } from '@leme/contract/finance/charges/charge-rules';
import { extraOf } from '@leme/contract/finance/invoices/invoice-rules';
import { type Locale, normaliseLocale } from '@leme/contract/kit/language/locale';
import { faults, Problem } from '@leme/contract/kit/problem';
import { dayIn } from '@leme/contract/kit/values/days';
import { toCents } from '@leme/contract/kit/values/money';
import { sql } from 'kysely';
import { statement } from '#kit/resource/statement';
import type { TimedWork } from '#kit/work';

/** What is charged. */
export type Subject = { kind: 'booking' | 'invoice' | 'entry'; id: string };

/** What of it is owed now, what its txids begin with, in which language its customer reads, and when a booking departs. */
export type Charged = Owed & { stem: string; locale: Locale; extra: number; departs_at: string | null };

type Named = {
  booking_id?: string | undefined;
  invoice_id?: string | undefined;
  entry_id?: string | undefined;
};
type Nulls = { booking_id: string | null; invoice_id: string | null; entry_id: string | null };

const rightsOf = {
  booking: ['booking-payments:read', 'booking-payments:create'],
  invoice: ['finance-invoices:read', 'finance-invoices:update'],
  entry: ['financial:read', 'financial:update'],
} as const;

/** The one of the three that was named. */
export function subjectOf(input: Named): Subject {
  const named = (['booking', 'invoice', 'entry'] as const).flatMap((kind) => {
    const id = input[`${kind}_id`];
    return id === undefined ? [] : [{ kind, id }];
  });
  const [subject, other] = named;
  if (!subject || other)
    throw faults([
      { pointer: other ? `/${other.kind}_id` : '/booking_id', code: other ? 'no-value' : 'required' },
    ]);
  return subject;
}

export function subjectOfRow({ booking_id, invoice_id, entry_id }: Nulls): Subject {
  if (booking_id !== null) return { kind: 'booking', id: booking_id };
  return invoice_id === null ? { kind: 'entry', id: entry_id ?? '' } : { kind: 'invoice', id: invoice_id };
}

export const ofSubject = ({ kind, id }: Subject) =>
  ({
    booking: sql`c.booking_id = ${id}`,
    invoice: sql`c.invoice_id = ${id}`,
    entry: sql`c.entry_id = ${id}`,
  })[kind];

/** Who may do this to what is charged: no partner, and whoever records its payments. */
export function requireRight({ actor }: TimedWork, { kind }: Subject, does: 'reads' | 'charges'): void {
  if (actor.partner) throw new Problem('not-found');
  const key = rightsOf[kind][does === 'reads' ? 0 : 1];
  if (!actor.permissions.has(key))
    throw new Problem('forbidden', { params: { resource: key.slice(0, key.indexOf(':')) } });
}

/** What is owed of it; `holds` keeps it so to the end of the transaction. */
export async function readSubject(work: TimedWork, subject: Subject, holds = false): Promise<Charged> {
  const found = await { booking: ofBooking, invoice: ofInvoice, entry: ofEntry }[subject.kind](
    work,
    subject.id,
    holds ? sql`for update of o` : sql``,
  );
  if (!found) throw new Problem('not-found');
  const asked = await work.tx.first(
    statement<{ sum: number }>(sql`select coalesce(sum(c.amount - c.paid_amount), 0) as sum from charges c
      where c.tenant_id = ${work.actor.tenantId} and ${ofSubject(subject)} and c.status in ('open', 'partial')`),
  );
  return { ...found, charged: toCents(Number(asked?.sum ?? 0)) };
}

type Found = Omit<Charged, 'charged'>;
type Lock = ReturnType<typeof sql>;

async function ofBooking({ tx, actor, now }: TimedWork, id: string, lock: Lock): Promise<Found | null> {
  const row = await tx.first(
    statement<{
      code: string;
      status: string;
      paid_amount: number;
      remaining_amount: number;
      deposit_amount: number | null;
      language: string | null;
      date: string;
      starts_at: string;
    }>(sql`select o.code, o.status, o.paid_amount, o.remaining_amount, o.deposit_amount, o.language, s.date, s.starts_at
      from bookings o join sessions s on s.tenant_id = o.tenant_id and s.id = o.session_id
      where o.tenant_id = ${actor.tenantId} and o.id = ${id} ${lock}`),
  );
  if (!row) return null;
  // Who matches the lines of a bank tells of any day.
  const isFree = ['bookings:update', 'finance-bank-reconciliation:update'].some((key) =>
    actor.permissions.has(key),
  );
  if (!isFree && !isCollectable(row.date, dayIn(actor.timezone, now)))
    throw new Problem('payment-other-day', { params: { date: row.date } });
  const isOver = row.status === 'cancelled' || row.status === 'expired';
  const left = isOver ? 0 : Math.max(0, toCents(row.remaining_amount));
  const deposit = toCents(row.deposit_amount ?? 0) - toCents(row.paid_amount);
  const locale = normaliseLocale(row.language) ?? 'pt-BR';
  return {
    left,
    deposit: Math.min(left, Math.max(0, deposit)),
    stem: row.code,
    locale,
    extra: 0,
    departs_at: row.starts_at,
  };
}

async function ofInvoice({ tx, actor, now }: TimedWork, id: string, lock: Lock): Promise<Found | null> {
  const row = await tx.first(
    statement<{
      kind: string;
      status: string;
      number: number | null;
      total: number;
      paid_amount: number;
      credited_amount: number;
      due_on: string;
      fine_bp: number;
      interest_bp: number;
      locale: string;
    }>(sql`select o.kind, o.status, o.number, o.total, o.paid_amount, o.credited_amount, o.due_on, o.fine_bp,
        o.interest_bp, o.locale from invoices o where o.tenant_id = ${actor.tenantId} and o.id = ${id} ${lock}`),
  );
  if (!row) return null;
  const isOwed = row.kind === 'invoice' && (row.status === 'issued' || row.status === 'partial');
  const left = isOwed ? toCents(row.total) - toCents(row.paid_amount) - toCents(row.credited_amount) : 0;
  const { fine, interest } = extraOf({ ...row, cents: left }, dayIn(actor.timezone, now));
  const locale = normaliseLocale(row.locale) ?? 'pt-BR';
  return {
    left,
    deposit: 0,
    stem: `F${String(row.number ?? 0).padStart(6, '0')}`,
    locale,
    extra: fine + interest,
    departs_at: null,
  };
}

async function ofEntry({ tx, actor }: TimedWork, id: string, lock: Lock): Promise<Found | null> {
  const row = await tx.first(
    statement<{
      kind: string;
      status: string;
      amount: number;
      settled_amount: number;
      language: string | null;
    }>(sql`select o.kind, o.status, o.amount, o.settled_amount,
        (select k.language from customers k where k.tenant_id = ${actor.tenantId} and k.id = o.customer_id) as language
      from finance_entries o where o.tenant_id = ${actor.tenantId} and o.id = ${id} ${lock}`),
  );
  if (!row) return null;
  const isOwed = row.kind === 'receivable' && (row.status === 'open' || row.status === 'partial');
  const left = isOwed ? toCents(row.amount) - toCents(row.settled_amount) : 0;
  const stem = `E${id.replaceAll('-', '').slice(-12).toUpperCase()}`;
  const locale = normaliseLocale(row.language) ?? 'pt-BR';
  return { left, deposit: 0, stem, locale, extra: 0, departs_at: null };
}
