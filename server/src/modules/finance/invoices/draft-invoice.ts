import {
  createInvoice,
  deleteInvoice,
  readInvoice,
  updateInvoice,
} from '@leme/contract/finance/invoices/invoice-endpoints';
import { invoices } from '@leme/contract/finance/invoices/invoices';
import { Problem } from '@leme/contract/kit/problem';
import { toReais } from '@leme/contract/kit/values/money';
import { sql } from 'kysely';
import { insertRows } from '#kit/database/insert-rows';
import { db } from '#kit/database/sql';
import { serve } from '#kit/http/serve';
import { newId } from '#kit/ids';
import { record } from '#kit/resource/history/record';
import { statement } from '#kit/resource/statement';
import type { TimedWork } from '#kit/work';
import { detailOf, invoiceOf } from './invoice-queries.ts';
import { columnsOf, refuseInvoice, writeLines } from './write-invoice.ts';

export const servesInvoiceCreation = serve(createInvoice, async ({ input, tx, actor, clock }) => {
  const work = { tx, actor, now: clock.now() };
  if (actor.partner) throw new Problem('not-found');
  const total = await refuseInvoice(work, input);
  const id = newId();
  const at = work.now.toString();
  const row = { tenant_id: actor.tenantId, id, ...columnsOf(input, total) };
  const made = { ...row, created_at: at, updated_at: at, created_by: actor.userId };
  for (const insert of insertRows('invoices', [made])) await tx.change(insert);
  await writeLines(work, id, input.lines);
  const after = {
    customer_name: input.customer_name,
    total: toReais(total),
    due_on: input.due_on,
    status: 'draft',
  };
  record(work, invoices, { id, action: 'created', after });
  return await detailOf(work, id);
});

export const servesInvoiceUpdate = serve(updateInvoice, async ({ input, tx, actor, clock }) => {
  const work = { tx, actor, now: clock.now() };
  const { id, version, ...given } = input;
  const before = await draftOf(work, id, version);
  const total = await refuseInvoice(work, given);
  const columns = columnsOf(given, total);
  await tx.change(
    db
      .updateTable('invoices')
      .set({ ...columns, version: version + 1, updated_at: work.now.toString() })
      .where('tenant_id', '=', actor.tenantId)
      .where('id', '=', id),
  );
  await removeLines(work, id);
  await writeLines(work, id, given.lines);
  record(work, invoices, {
    id,
    action: 'updated',
    before: { customer_name: before.customer_name, total: before.total, due_on: before.due_on },
    after: { customer_name: columns.customer_name, total: columns.total, due_on: columns.due_on },
  });
  return await detailOf(work, id);
});

export const servesInvoiceDeletion = serve(deleteInvoice, async ({ input, tx, actor, clock }) => {
  const work = { tx, actor, now: clock.now() };
  const { id } = input;
  const { customer_name, total } = await draftOf(work, id);
  await removeLines(work, id);
  await tx.change(statement(sql`delete from invoices where tenant_id = ${actor.tenantId} and id = ${id}`));
  record(work, invoices, { id, action: 'deleted', before: { customer_name, total } });
  return { id };
});

export const servesInvoice = serve(readInvoice, async ({ input, tx, actor, clock }) =>
  detailOf({ tx, actor, now: clock.now() }, input.id),
);

/** A draft, held; what was issued never changes. */
async function draftOf(work: TimedWork, id: string, version?: number) {
  const invoice = await invoiceOf(work, id, true);
  if (invoice.status !== 'draft') throw new Problem('move-forbidden');
  if (version !== undefined && invoice.version !== version)
    throw new Problem('stale-version', { params: { current: { version: invoice.version } } });
  return invoice;
}

async function removeLines({ tx, actor }: TimedWork, id: string): Promise<void> {
  await tx.change(
    statement(sql`delete from invoice_lines where tenant_id = ${actor.tenantId} and invoice_id = ${id}`),
  );
}
