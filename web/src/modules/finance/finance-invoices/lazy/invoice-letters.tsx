import type { InvoiceDetail } from '@leme/contract/finance/invoices/invoice-shapes';
import type {
  InvoiceLetterRow,
  listInvoiceLetters,
} from '@leme/contract/finance/invoices/letters/letter-endpoints';
import { useId } from 'react';
import { QueryView } from '#kit/live/query-view.tsx';
import { useAsk } from '#kit/live/use-ask.ts';
import { useFormat } from '#kit/text/format.ts';
import { useText } from '#kit/text/i18n.ts';
import { Card, CardBody, CardHead } from '#ui/layout/card.tsx';
import { financeInvoicesTexts } from '../texts/texts.ts';

/** What was written about an invoice, and whether its customer is reminded of it. */
export function InvoiceLetters({ invoice }: { invoice: InvoiceDetail }) {
  const t = useText(financeInvoicesTexts);
  const heading = useId();
  const { id, status, reminds, company_reminds } = invoice;
  const query = useAsk<typeof listInvoiceLetters>(
    'GET /invoices/:id/mails',
    { id },
    { shows: ['finance-invoices'] },
  );
  const isOpen = invoice.kind === 'invoice' && (status === 'issued' || status === 'partial');
  const reminding = company_reminds ? (reminds ? 'on' : 'stopped') : 'off';
  return (
    <Card aria-labelledby={heading} className="print:hidden">
      <CardHead id={heading} title={t('letters')} />
      <CardBody className="grid gap-2">
        <QueryView
          query={query}
          skeleton="list"
          skeletonCount={1}
          loadingLabel={t('lettersLoading')}
          errorTitle={t('lettersFailed')}
          isEmpty={({ data }) => data.length === 0}
          empty={<p className="text-muted-fg">{t('noLetters')}</p>}
        >
          {({ data }) => (
            <ul className="grid gap-1">
              {data.map((row) => (
                <Letter key={row.id} row={row} />
              ))}
            </ul>
          )}
        </QueryView>
        {isOpen && <p className="text-muted-fg text-sm">{t(`reminders.${reminding}`)}</p>}
      </CardBody>
    </Card>
  );
}

function Letter({ row: { letter, status, to_email, sent_at, created_at } }: { row: InvoiceLetterRow }) {
  const t = useText(financeInvoicesTexts);
  const { dateTime } = useFormat();
  return (
    <li className="flex flex-wrap items-baseline justify-between gap-x-4">
      <span className="wrap-anywhere min-w-0">
        <strong>{t(`letter.${letter}`)}</strong> <span className="text-muted-fg">{to_email}</span>
      </span>
      <span className="text-muted-fg tabular-nums">
        {t(`mail.${status}`, { when: dateTime(sent_at ?? created_at) })}
      </span>
    </li>
  );
}
