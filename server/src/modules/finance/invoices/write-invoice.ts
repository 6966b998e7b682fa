import type { createInvoice } from '@leme/contract/finance/invoices/invoice-endpoints';
import { lineCents } from '@leme/contract/finance/invoices/invoice-rules';
import type { InputOf } from '@leme/contract/kit/endpoint';
import { type Fault, faults } from '@leme/contract/kit/problem';
import { addDays, dayIn } from '@leme/contract/kit/values/days';
import { toReais } from '@leme/contract/kit/values/money';
import { customers } from '@leme/contract/sales/customers';
import { sql } from 'kysely';
import { insertRows } from '#kit/database/insert-rows';
import { newId } from '#kit/ids';
import { holdRows } from '#kit/resource/save/hold-rows';
import { statement } from '#kit/resource/statement';
import type { TimedWork } from '#kit/work';

export type InvoiceInput = InputOf<typeof createInvoice>;
const mostDays = 3_660;

/** A draft that says what it needs, of rows that are there; answers what it comes to in centavos. */
export async function refuseInvoice(work: TimedWork, input: InvoiceInput): Promise<number> {
  const { actor, now } = work;
  const wrong: Fault[] = [];
  const today = dayIn(actor.timezone, now);
  const [least, most] = [addDays(today, -mostDays), addDays(today, mostDays)];
  if (input.due_on < least) wrong.push({ pointer: '/due_on', code: 'too-small', params: { minimum: least } });
  if (input.due_on > most) wrong.push({ pointer: '/due_on', code: 'too-large', params: { maximum: most } });
  if (
    input.customer_id !== null &&
    !(await holdRows(customers, work, [input.customer_id])).has(input.customer_id)
  )
    wrong.push({ pointer: '/customer_id', code: 'unknown' });
  input.lines.forEach((line, at) => {
    const isFree = line.kind === 'free';
    if (isFree !== (line.booking_id === null))
      wrong.push({ pointer: `/lines/${at}/booking_id`, code: isFree ? 'no-value' : 'required' });
    const cents = lineCents(line);
    if (line.kind === 'commission' ? cents >= 0 : cents < 0)
      wrong.push({ pointer: `/lines/${at}/unit_price`, code: 'option' });
  });
  wrong.push(...(await bookingFaults(work, input)));
  const total = input.lines.reduce((sum, line) => sum + lineCents(line), 0);
  if (total <= 0) wrong.push({ pointer: '/lines', code: 'too-small', params: { minimum: 0.01 } });
  if (wrong.length > 0) throw faults(wrong.slice(0, 20));
  return total;
}

/** Bookings that are there and were not cancelled, each once. */
async function bookingFaults({ tx, actor }: TimedWork, { lines }: InvoiceInput): Promise<Fault[]> {
  const ids = lines.flatMap(({ booking_id }) => booking_id ?? []);
  if (ids.length === 0) return [];
  const rows = await tx.rows(
    statement<{ id: string; status: string }>(sql`select b.id, b.status from bookings b
      where b.tenant_id = ${actor.tenantId} and b.id = any(${ids}::uuid[]) order by b.id for share`),
  );
  const stateOf = new Map(rows.map(({ id, status }) => [id, status]));
  const seen = new Set<string>();
  return lines.flatMap(({ booking_id, kind }, at): Fault[] => {
    if (booking_id === null) return [];
    const pointer = `/lines/${at}/booking_id`;
    const state = stateOf.get(booking_id);
    if (!state) return [{ pointer, code: 'unknown' }];
    if (state === 'cancelled' || state === 'expired') return [{ pointer, code: 'option' }];
    const key = `${kind} ${booking_id}`;
    if (seen.has(key)) return [{ pointer, code: 'repeated' }];
    seen.add(key);
    return [];
  });
}

/** What of an input stands in the row itself. */
export function columnsOf(input: InvoiceInput, total: number) {
  const { lines: _, ...given } = input;
  const optional = {
    customer_document: given.customer_document ?? null,
    customer_address: given.customer_address ?? null,
    customer_email: given.customer_email ?? null,
    terms: given.terms ?? null,
    service_code: given.service_code ?? null,
    service_city: given.service_city ?? null,
    iss_bp: given.iss_bp ?? null,
    deductions: given.deductions ?? null,
  };
  return { ...given, ...optional, total: toReais(total) };
}

export async function writeLines({ tx, actor }: TimedWork, invoice_id: string, lines: InvoiceInput['lines']) {
  const rows = lines.map((line, position) => ({
    tenant_id: actor.tenantId,
    id: newId(),
    invoice_id,
    position,
    ...line,
    amount: toReais(lineCents(line)),
  }));
  for (const insert of insertRows('invoice_lines', rows)) await tx.change(insert);
}
