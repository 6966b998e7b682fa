import { invoices } from '@leme/contract/finance/invoices/invoices';
import { sql } from 'kysely';
import { nobody, type Person } from '#kit/person/person';
import { record } from '#kit/resource/history/record';
import { statement } from '#kit/resource/statement';
import type { TimedWork } from '#kit/work';

const ofPerson = ({ ids, emails, documents }: Person) => sql`(i.customer_id = any(${[...ids]}::uuid[])
  or lower(i.customer_email) = any(${[...emails]}::text[]) or i.customer_document = any(${[...documents]}::text[]))`;

/** What invoices hold of a person. */
export async function heldInvoices({ tx, actor }: TimedWork, person: Person) {
  return await tx.rows(
    statement<
      Record<string, unknown>
    >(sql`select i.series, i.number, i.status, i.customer_name, i.customer_document,
        i.customer_address, i.customer_email, i.issued_on, i.due_on, i.total, i.paid_amount
      from invoices i where i.tenant_id = ${actor.tenantId} and ${ofPerson(person)} order by i.created_at, i.id`),
  );
}

/** What tax law keeps stays with its amounts and number, of nobody; answers which. */
export async function emptyInvoices(work: TimedWork, person: Person): Promise<string[]> {
  const { tx, actor, now } = work;
  const rows = await tx.rows(
    statement<{ id: string }>(sql`update invoices i set customer_name = ${nobody}, customer_document = null,
        customer_address = null, customer_email = null, version = version + 1,
        updated_at = ${now.toString()}::timestamptz
      where i.tenant_id = ${actor.tenantId} and ${ofPerson(person)} returning i.id`),
  );
  const ids = rows.map(({ id }) => id);
  const steps = ids.map((id) => ({ id, action: 'erased' as const, kind: 'updated' as const }));
  record({ tx, actor }, invoices, steps);
  return ids;
}
