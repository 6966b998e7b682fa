import { invoices } from '@leme/contract/finance/invoices/invoices';
import { invoiceSettings } from '@leme/contract/finance/invoices/letters/invoice-settings';
import { stepOn } from '@leme/contract/finance/invoices/letters/reminders';
import type { Locale } from '@leme/contract/kit/language/locale';
import { addDays, dayIn } from '@leme/contract/kit/values/days';
import { sql } from 'kysely';
import type { Tx } from '#kit/database/transaction';
import { nobodyId } from '#kit/ids';
import { queueMail } from '#kit/mail/queue';
import { record } from '#kit/resource/history/record';
import { statement } from '#kit/resource/statement';
import { decidedBy } from '#kit/settings/decided';
import { reminderTemplate } from './send-invoice.ts';

/** Nobody is written to before breakfast. */
const hourOfMail = 8;
/** So far around today a due day may lie that somebody is reminded of. */
const reach = 10;

type Due = { id: string; due_on: string; reminded: number | null; customer_email: string; locale: Locale };

/**
 * Reminds whoever owes an invoice, where the company does so, once a step: a step is taken by the row that notes it, so of
 * two runs one writes. Answers how many.
 */
export async function remindOfInvoices(tx: Tx, tenantId: string, now: Temporal.Instant): Promise<number> {
  const { invoice_reminders } = await decidedBy(tx, tenantId, invoiceSettings);
  if (!invoice_reminders) return 0;
  const company = await tx.first(
    statement<{ zone: string }>(sql`select coalesce((select c.timezone from company_settings c
        where c.tenant_id = ${tenantId}), 'America/Sao_Paulo') as zone`),
  );
  if (!company || now.toZonedDateTimeISO(company.zone).hour < hourOfMail) return 0;
  const today = dayIn(company.zone, now);
  const due = await tx.rows(
    statement<Due>(sql`select i.id, i.due_on::text as due_on, i.reminded, i.customer_email, i.locale from invoices i
      where i.tenant_id = ${tenantId} and i.kind = 'invoice' and i.status in ('issued', 'partial') and i.reminds
        and i.customer_email is not null and i.issued_on < ${today}::date
        and i.due_on between ${addDays(today, -reach)}::date and ${addDays(today, reach)}::date
        and exists (select 1 from tenant_modules n join saas_modules s on s.id = n.module_id
          where n.tenant_id = ${tenantId} and n.is_enabled and s.slug = 'finance')
      order by i.id`),
  );
  const actor = { tenantId, userId: nobodyId, fullName: '' };
  let written = 0;
  for (const { id, due_on, reminded, customer_email, locale } of due) {
    const step = stepOn(due_on, today);
    if (step === null || (reminded !== null && reminded >= step)) continue;
    const [taken] = await tx.rows(
      statement<{
        id: string;
      }>(sql`update invoices set reminded = ${step}, updated_at = ${now.toString()}::timestamptz
        where tenant_id = ${tenantId} and id = ${id} and reminds and status in ('issued', 'partial')
          and (reminded is null or reminded < ${step}) returning id`),
    );
    if (!taken) continue;
    const params = { invoice_id: id, step: String(step) };
    queueMail(
      tx,
      {
        tenant_id: tenantId,
        to_email: customer_email,
        user_id: null,
        template: reminderTemplate,
        locale,
        params,
      },
      now,
    );
    record({ tx, actor }, invoices, { id, action: 'updated', before: {}, after: { reminded_on: today } });
    written += 1;
  }
  return written;
}
