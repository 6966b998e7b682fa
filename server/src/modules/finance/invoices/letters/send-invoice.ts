import { chargeable } from '@leme/contract/finance/charges/charge-rules';
import { invoiceCode } from '@leme/contract/finance/invoices/invoice-rules';
import { invoices } from '@leme/contract/finance/invoices/invoices';
import {
  type InvoiceLetterRow,
  listInvoiceLetters,
  type SentInvoices,
  sendInvoice,
  sendInvoices,
} from '@leme/contract/finance/invoices/letters/letter-endpoints';
import { pixTxid } from '@leme/contract/kit/pix';
import { faults, Problem } from '@leme/contract/kit/problem';
import { addDays, dayIn } from '@leme/contract/kit/values/days';
import { toReais } from '@leme/contract/kit/values/money';
import { sql } from 'kysely';
import { type Served, serve } from '#kit/http/serve';
import { newId } from '#kit/ids';
import { queueMail } from '#kit/mail/queue';
import { record } from '#kit/resource/history/record';
import { statement } from '#kit/resource/statement';
import type { TimedWork } from '#kit/work';
import { endOf, nextOf, writeCharge } from '../../charges/create-charge.ts';
import { payloadOf, receivingOf } from '../../charges/receiving.ts';
import { readSubject } from '../../charges/subject.ts';
import { invoiceOf } from '../invoice-queries.ts';

type Stored = Awaited<ReturnType<typeof invoiceOf>>;
export const letterTemplate = 'invoice';
export const reminderTemplate = 'invoice_reminder';
const mostShown = 50;
/** A charge is made for a year at most. */
const longest = 360;

const sends = serve(sendInvoice, async ({ input, tx, actor, clock }) => {
  const work = { tx, actor, now: clock.now() };
  const invoice = await invoiceOf(work, input.id, true);
  if (invoice.status === 'draft') throw new Problem('move-forbidden');
  const to_email = input.customer_email ?? invoice.customer_email;
  if (!to_email) throw faults([{ pointer: '/customer_email', code: 'required' }]);
  return { id: await send(work, invoice, to_email), to_email };
});

const sendsMany = serve(sendInvoices, async ({ input, tx, actor, clock }) => {
  const work = { tx, actor, now: clock.now() };
  const left_out: SentInvoices['left_out'] = [];
  let sent = 0;
  // In the order of their ids: two who send the same wait for each other once.
  for (const id of [...new Set(input.ids)].toSorted()) {
    const invoice = await invoiceOf(work, id, true);
    const why = whyNot(invoice);
    if (why) {
      const { series, number, customer_name } = invoice;
      left_out.push({ id, number: invoiceCode(series, number), customer_name, why });
      continue;
    }
    await send(work, invoice, invoice.customer_email ?? '');
    sent += 1;
  }
  return { sent, left_out };
});

function whyNot({ status, customer_email }: Stored): SentInvoices['left_out'][number]['why'] | null {
  if (status === 'draft' || status === 'void') return status;
  return customer_email ? null : 'no-email';
}

/** One letter more; what is owed gets a charge, whose page the letter leads to. */
async function send(work: TimedWork, invoice: Stored, to_email: string): Promise<string> {
  const { tx, actor, now } = work;
  await chargeFor(work, invoice);
  const { id: invoice_id, locale } = invoice;
  const mail = { tenant_id: actor.tenantId, to_email, user_id: null, locale, params: { invoice_id } };
  const id = queueMail(tx, { ...mail, template: letterTemplate }, now);
  // To whom is among the letters, which are forgotten with the person.
  record(work, invoices, {
    id: invoice_id,
    action: 'updated',
    before: {},
    after: { sent_on: dayIn(actor.timezone, now) },
  });
  return id;
}

/** A charge of all that is left where none is open and the company can receive: its page shows how the payment stands. */
async function chargeFor(work: TimedWork, { id, kind, status, due_on }: Stored): Promise<void> {
  if (kind !== 'invoice' || (status !== 'issued' && status !== 'partial')) return;
  const subject = { kind: 'invoice', id } as const;
  const owed = await readSubject(work, subject, true);
  const cents = chargeable('rest', owed);
  const receiving = await receivingOf(work);
  if (!receiving || owed.charged > 0 || cents <= 0) return;
  const today = dayIn(work.actor.timezone, work.now);
  const usual = addDays(due_on > today ? due_on : today, 5);
  const last = addDays(today, longest);
  const txid = pixTxid(owed.stem, await nextOf(work, subject));
  await writeCharge(work, subject, {
    id: newId(),
    kind: 'rest',
    amount: toReais(cents),
    txid,
    account_id: receiving.account_id,
    expires_at: endOf(work, usual > last ? last : usual),
    payload: payloadOf(receiving, cents, txid),
  });
}

const lists = serve(listInvoiceLetters, async ({ input, tx, actor }) => {
  await invoiceOf({ tx, actor }, input.id);
  const rows = await tx.rows(
    statement<InvoiceLetterRow>(sql`select m.id, m.template as letter, m.status, m.to_email, m.created_at, m.sent_at
      from email_logs m where m.tenant_id = ${actor.tenantId} and m.params ->> 'invoice_id' = ${input.id}
        and m.template in (${letterTemplate}, ${reminderTemplate}) order by m.id desc limit ${mostShown}`),
  );
  return { data: rows };
});

export const servesInvoiceLetters: Served[] = [sends, lists, sendsMany];
