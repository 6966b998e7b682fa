import { may } from '@leme/contract/access/permission';
import type { readInvoice } from '@leme/contract/finance/invoices/invoice-endpoints';
import { leftOf } from '@leme/contract/finance/invoices/invoice-rules';
import type { InvoiceDetail } from '@leme/contract/finance/invoices/invoice-shapes';
import { invoices } from '@leme/contract/finance/invoices/invoices';
import { lackedForNfse } from '@leme/contract/finance/invoices/nfse/nfse-rules';
import { financeWords } from '@leme/contract/finance/texts/texts';
import type { Fault } from '@leme/contract/kit/problem';
import { choiceOf } from '@leme/contract/kit/resource/labels';
import { Suspense, useState } from 'react';
import { useCan } from '#kit/auth-session/rights.ts';
import { QueryView } from '#kit/live/query-view.tsx';
import { useAsk } from '#kit/live/use-ask.ts';
import type { RowsProps } from '#kit/resource/list/rows/record-table.tsx';
import { RecordFrame } from '#kit/resource/record/record-frame.tsx';
import { lazyPart } from '#kit/text/fetch-code.ts';
import { useFormat } from '#kit/text/format.ts';
import { useLocale, useText } from '#kit/text/i18n.ts';
import { Chip } from '#ui/chips/chip.tsx';
import { OnPaper } from '#ui/paper/on-paper.tsx';
import { InvoicePaper } from '../../lazy/invoice-paper/invoice-paper.tsx';
import { financeInvoicesTexts } from '../texts/texts.ts';
import { InvoiceActions } from './invoice-actions.tsx';
import { InvoiceLetters } from './invoice-letters.tsx';
import { InvoicePayments } from './invoice-payments.tsx';
import { type InvoiceVerb, InvoiceVerbDialog } from './invoice-verbs.tsx';

const ChargesPanel = lazyPart(
  async () => (await import('../../lazy/charges/charges-panel.tsx')).ChargesPanel,
);

type Asked = { verb: InvoiceVerb; refused: readonly Fault[] };

/** One invoice as its customer gets it, with what was paid of it and what can be done. */
export function OpenInvoice({ list }: Pick<RowsProps, 'list'>) {
  const t = useText(financeInvoicesTexts);
  const locale = useLocale();
  const id = String(list.address.open);
  const query = useAsk<typeof readInvoice>('GET /invoices/:id', { id }, { shows: ['finance-invoices'] });
  const invoice = query.data;
  const close = () => list.show({ open: undefined });
  const [asked, setAsked] = useState<Asked | null>(null);
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
        actions={
          invoice && (
            <InvoiceActions invoice={invoice} onVerb={(verb, refused = []) => setAsked({ verb, refused })} />
          )
        }
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
      {invoice && asked && (
        <InvoiceVerbDialog {...asked} invoice={invoice} onGone={close} onClose={() => setAsked(null)} />
      )}
    </>
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
