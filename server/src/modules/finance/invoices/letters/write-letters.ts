import { leftOf } from '@leme/contract/finance/invoices/invoice-rules';
import type { InvoiceDetail } from '@leme/contract/finance/invoices/invoice-shapes';
import { isReminderStep, type ReminderStep } from '@leme/contract/finance/invoices/letters/reminders';
import type { Locale } from '@leme/contract/kit/language/locale';
import { Problem } from '@leme/contract/kit/problem';
import { sql } from 'kysely';
import type { Actor } from '#kit/actor';
import type { Clock } from '#kit/clock';
import type { TenantTx } from '#kit/database/tenant-tx';
import type { Tx } from '#kit/database/transaction';
import { nobodyId } from '#kit/ids';
import { layOutMail } from '#kit/mail/layout';
import type { MailWriter, MailWriters, QueuedMail } from '#kit/mail/queue';
import { statement } from '#kit/resource/statement';
import { ownTextsIn } from '#kit/words/own-texts';
import type { TimedWork } from '#kit/work';
import { publicToken } from '../../charges/charge-token.ts';
import { detailOf } from '../invoice-queries.ts';
import { drawPapers } from '../paper/draw-papers.ts';
import { formatsOf } from '../paper/paper-formats.ts';
import { drawingOf } from '../paper/read-papers.ts';
import { letterTemplate, reminderTemplate } from './send-invoice.ts';
import { lettersTexts } from './texts/texts.ts';

type Needs = { tenantTx: TenantTx; origin: () => string; clock: Clock };
type LetterTexts = NonNullable<typeof lettersTexts.keys>;

/** The letters about invoices, each with the invoice as it is when it leaves. */
export function invoiceMails(needs: Needs): MailWriters {
  return { [letterTemplate]: writerOf(needs, written), [reminderTemplate]: writerOf(needs, reminding) };
}

type Said = {
  invoice: InvoiceDetail;
  t: Awaited<ReturnType<typeof ownTextsIn<LetterTexts>>>;
  locale: Locale;
};
type Text = { subject: string; paragraphs: string[]; notes: string[] };
type Writes = (said: Said, params: QueuedMail['params']) => Text | null;

function writerOf({ tenantTx, origin, clock }: Needs, writes: Writes): MailWriter {
  return async (mail) => {
    const { tenant_id, locale, params } = mail;
    const found = await tenantTx.read(tenant_id, (tx) => read(tx, mail, clock.now()));
    const text = found && writes({ ...found, locale }, params);
    if (!found || !text) return null;
    const { invoice, t, drawing, token, subdomain } = found;
    const { name, primary_color } = invoice.issuer;
    const pdf = await drawPapers(drawing);
    const letter = layOutMail({
      ...text,
      locale,
      brand: { name, primary_color },
      greeting: t('greeting', { name: invoice.customer_name }),
      action: token
        ? { label: t('pay'), url: `${origin()}/payment-success?c=${token}` }
        : { label: t('open'), url: `${origin()}/${subdomain}` },
    });
    const attached = { filename: `${drawing.name}.pdf`, contentType: 'application/pdf', content: pdf };
    return { ...letter, attachments: [attached] };
  };
}

/** An invoice as it stands, drawn anew; nothing where a person took it away since. */
async function read(tx: Tx, { tenant_id, locale, params }: QueuedMail, now: Temporal.Instant) {
  const id = params.invoice_id ?? '';
  const company = await tx.first(
    statement<{ subdomain: string; timezone: string | null }>(sql`select t.subdomain,
        (select z.timezone from company_settings z where z.tenant_id = ${tenant_id}) as timezone
      from saas_tenants t where t.id = ${tenant_id}`),
  );
  if (!company) return null;
  const work: TimedWork = { tx, actor: readerOf(tenant_id, company.timezone), now };
  const invoice = await detailOf(work, id).catch((error: unknown) => {
    if (error instanceof Problem) return null;
    throw error;
  });
  if (!invoice || invoice.number === null) return null;
  const [t, drawing, charge] = await Promise.all([
    ownTextsIn(tx, tenant_id, lettersTexts, locale),
    drawingOf(work, [id]),
    tx.first(
      statement<{ token: string }>(sql`select c.token from charges c where c.tenant_id = ${tenant_id}
          and c.invoice_id = ${id} and c.status in ('open', 'partial', 'expired')
        order by c.status = 'expired', c.created_at desc, c.id desc limit 1`),
    ),
  ]);
  const owes = invoice.status === 'issued' || invoice.status === 'partial';
  const token = charge && owes ? publicToken(tenant_id, charge.token) : null;
  return { invoice, t, drawing, token, subdomain: company.subdomain };
}

/** Nobody of the company: a letter reads what stands on it. */
function readerOf(tenantId: string, timezone: string | null): Actor {
  const zone = timezone ?? 'America/Sao_Paulo';
  return {
    userId: nobodyId,
    tenantId,
    timezone: zone,
    permissions: new Set(),
    partner: null,
  } as unknown as Actor;
}

function wordsOf({ invoice, locale }: Said) {
  const { money, date } = formatsOf(locale);
  return {
    number: invoice.number ?? '',
    company: invoice.issuer.name,
    total: money(invoice.total),
    due: date(invoice.due_on),
    amount: money(leftOf(invoice) / 100),
  };
}

function written(said: Said): Text {
  const { invoice, t } = said;
  const words = wordsOf(said);
  if (invoice.kind === 'credit-note')
    return { subject: t('noteSubject', words), paragraphs: [t('creditNote', words)], notes: [t('attached')] };
  const state = invoice.status === 'paid' || invoice.status === 'void' ? [t(invoice.status)] : [];
  const left = invoice.status === 'partial' || invoice.credited_amount > 0 ? [t('left', words)] : [];
  return {
    subject: t('subject', words),
    paragraphs: [t('invoice', words), ...state, ...(state.length > 0 ? [] : left)],
    notes: [t('attached')],
  };
}

const nameOf: Readonly<Record<ReminderStep, 'before' | 'due' | 'after'>> = {
  [-3]: 'before',
  0: 'due',
  3: 'after',
};

/** What was paid, taken back or switched off since is no news any more. */
function reminding(said: Said, params: QueuedMail['params']): Text | null {
  const { invoice, t } = said;
  const isOwed = invoice.status === 'issued' || invoice.status === 'partial';
  const step = Number(params.step);
  if (!isOwed || !invoice.reminds || !invoice.company_reminds || !isReminderStep(step)) return null;
  const [name, words] = [nameOf[step], wordsOf(said)];
  return {
    subject: t(`${name}.subject`, words),
    paragraphs: [t(`${name}.paragraph`, words), t('left', words)],
    notes: [t('attached'), t('already')],
  };
}
