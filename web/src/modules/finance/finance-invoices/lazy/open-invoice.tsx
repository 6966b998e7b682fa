import { may } from '@leme/contract/access/permission';
import type { issueInvoice, readInvoice } from '@leme/contract/finance/invoices/invoice-endpoints';
import { leftOf } from '@leme/contract/finance/invoices/invoice-rules';
import type { InvoiceDetail } from '@leme/contract/finance/invoices/invoice-shapes';
import { invoices } from '@leme/contract/finance/invoices/invoices';
import { lackedForNfse } from '@leme/contract/finance/invoices/nfse/nfse-rules';
import { financeWords } from '@leme/contract/finance/texts/texts';
import { choiceOf } from '@leme/contract/kit/resource/labels';
import { FileText, Mail, Printer } from 'lucide-react';
import { Suspense, useState } from 'react';
import { call } from '#kit/api/api.ts';
import { useCan } from '#kit/auth-session/rights.ts';
import { QueryView } from '#kit/live/query-view.tsx';
import { useAsk } from '#kit/live/use-ask.ts';
import type { RowsProps } from '#kit/resource/list/rows/record-table.tsx';
import { RecordFrame } from '#kit/resource/record/record-frame.tsx';
import { lazyPart } from '#kit/text/fetch-code.ts';
import { useFormat } from '#kit/text/format.ts';
import { useLocale, useText } from '#kit/text/i18n.ts';
import { kitTexts } from '#kit/texts/texts.ts';
import { useVerb } from '#kit/verb/use-verb.ts';
import { Button, buttonStyle } from '#ui/buttons/button.tsx';
import { Chip } from '#ui/chips/chip.tsx';
import { OnPaper } from '#ui/paper/on-paper.tsx';
import { InvoicePaper } from '../../lazy/invoice-paper/invoice-paper.tsx';
import { paperAddress } from '../paper-address.ts';
import { financeInvoicesTexts } from '../texts/texts.ts';
import { InvoiceLetters } from './invoice-letters.tsx';
import { InvoicePayments } from './invoice-payments.tsx';
import { type InvoiceVerb, InvoiceVerbDialog } from './invoice-verbs.tsx';

const ChargesPanel = lazyPart(
  async () => (await import('../../lazy/charges/charges-panel.tsx')).ChargesPanel,
);

const icon = { 'aria-hidden': true, className: 'size-4', strokeWidth: 1.75 } as const;

/** One invoice as its customer gets it, with what was paid of it and what can be done. */
export function OpenInvoice({ list }: Pick<RowsProps, 'list'>) {
  const t = useText(financeInvoicesTexts);
  const locale = useLocale();
  const id = String(list.address.open);
  const query = useAsk<typeof readInvoice>('GET /invoices/:id', { id }, { shows: ['finance-invoices'] });
  const invoice = query.data;
  const close = () => list.show({ open: undefined });
  const [verb, setVerb] = useState<InvoiceVerb | null>(null);
  return (
    <>
      <RecordFrame
        asPage
        title={invoice ? `${invoice.number ?? t('draft')} · ${invoice.customer_name}` : t('one')}
        subtitle={undefined}
        mark={
          invoice && <Chip tone="neutral">{choiceOf(invoices.fields.status, invoice.status, locale)}</Chip>
        }
        listTitle={list.title}
        onClose={close}
        tabs={undefined}
        actions={invoice && <Actions invoice={invoice} onVerb={setVerb} />}
        parts={invoice && <Parts invoice={invoice} />}
      >
        <QueryView query={query} skeleton="form" loadingLabel={t('loading')} errorTitle={t('loadFailed')}>
          {(found) => <InvoicePaper invoice={found} />}
        </QueryView>
      </RecordFrame>
      {invoice && (
        <OnPaper>
          <InvoicePaper invoice={invoice} />
        </OnPaper>
      )}
      {invoice && verb && (
        <InvoiceVerbDialog verb={verb} invoice={invoice} onGone={close} onClose={() => setVerb(null)} />
      )}
    </>
  );
}

/** What may be done to it as it stands, the next first. */
function Actions({ invoice, onVerb }: { invoice: InvoiceDetail; onVerb: (verb: InvoiceVerb) => void }) {
  const t = useText(financeInvoicesTexts);
  const kit = useText(kitTexts);
  const can = useCan();
  const { id, version, status, kind, paid_amount, credited_amount } = invoice;
  const isDraft = status === 'draft';
  const isOpen = kind === 'invoice' && (status === 'issued' || status === 'partial');
  const mayChange = can(may('finance-invoices', 'update'));
  const issue = useVerb(() => call<typeof issueInvoice>('POST /invoices/:id/issuance', { id, version }), {
    shows: ['finance-invoices'],
    failed: t('notIssued'),
    done: ({ number }) => t('issued', { number: number ?? '' }),
  });
  return (
    <span className="flex flex-wrap gap-2 print:hidden [&>*]:max-md:h-11">
      {isDraft && mayChange && (
        <Button variant="primary" busy={issue.isBusy} onClick={() => void issue.run()}>
          {t('issue')}
        </Button>
      )}
      {isDraft && can(may('finance-invoices', 'create')) && (
        <>
          <Button onClick={() => onVerb('buyer')}>{t('buyer')}</Button>
          <Button onClick={() => onVerb('line')}>{t('addLine')}</Button>
          <Button onClick={() => onVerb('throw')}>{t('throwAway')}</Button>
        </>
      )}
      {isOpen && mayChange && (
        <>
          <Button variant="primary" onClick={() => onVerb('pay')}>
            {t('pay')}
          </Button>
          <Button onClick={() => onVerb('credit')}>{t('credit')}</Button>
          {paid_amount === 0 && credited_amount === 0 && (
            <Button onClick={() => onVerb('void')}>{t('void')}</Button>
          )}
        </>
      )}
      {!isDraft && kind === 'invoice' && mayChange && (
        <Button onClick={() => onVerb('notes')}>{t('notes')}</Button>
      )}
      {!isDraft && mayChange && (
        <Button onClick={() => onVerb('send')}>
          <Mail {...icon} />
          {t('send')}
        </Button>
      )}
      <a href={paperAddress(id)} target="_blank" rel="noreferrer" className={buttonStyle({})}>
        <FileText {...icon} />
        {t('pdf')}
      </a>
      <Button onClick={() => window.print()}>
        <Printer {...icon} />
        {kit('print')}
      </Button>
    </span>
  );
}

function Parts({ invoice }: { invoice: InvoiceDetail }) {
  const t = useText(financeInvoicesTexts);
  const { money } = useFormat();
  const mayCharge = useCan()(may('finance-invoices', 'update'));
  const { id, number, kind, status, late, customer_email } = invoice;
  if (number === null) return kind === 'invoice' ? <Lacks invoice={invoice} /> : null;
  if (kind !== 'invoice') return <InvoiceLetters invoice={invoice} />;
  const isOpen = status === 'issued' || status === 'partial';
  const charged = { of: { invoice_id: id }, name: number, phone: null, email: customer_email };
  return (
    <>
      {isOpen && (
        <p className="tabular-nums">
          {t('left', { amount: money(leftOf(invoice) / 100) })}
          {late.days > 0 && (
            <span className="block text-danger-text">
              {t('late', { count: late.days, fine: money(late.fine), interest: money(late.interest) })}
            </span>
          )}
        </p>
      )}
      {invoice.nfse_number === null && status !== 'void' && <Lacks invoice={invoice} />}
      <InvoicePayments invoice={invoice} />
      <InvoiceLetters invoice={invoice} />
      <Suspense>
        <ChargesPanel charged={charged} mayCharge={mayCharge} />
      </Suspense>
    </>
  );
}

/** What a city would ask for its electronic invoice and this one does not say, of those that say anything of it. */
function Lacks({ invoice }: { invoice: InvoiceDetail }) {
  const word = useText(financeWords);
  const lacks = lackedForNfse(invoice);
  const isMeant = invoice.service_code !== null || invoice.iss_bp !== null;
  if (!isMeant || lacks.length === 0) return null;
  return (
    <p className="text-warning-text">
      {word('nfse.lacks')}: {lacks.map((need) => word(`nfse.need.${need}`)).join(', ')}
    </p>
  );
}
