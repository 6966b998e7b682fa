import type { InvoiceDetail } from '@leme/contract/finance/invoices/invoice-shapes';
import { useMemo } from 'react';
import { useFormat } from '#kit/text/format.ts';
import { useText } from '#kit/text/i18n.ts';
import { modulesOf } from '#ui/qr/qr-code.ts';
import { QrDrawing } from '#ui/qr/qr-drawing.tsx';
import { invoicePaperTexts } from './texts/texts.ts';

/** What stands on paper: the same in the preview, in the record and in print. */
export type PaperInvoice = Pick<
  InvoiceDetail,
  | 'kind'
  | 'number'
  | 'of_number'
  | 'customer_name'
  | 'customer_document'
  | 'customer_address'
  | 'customer_email'
  | 'issued_on'
  | 'due_on'
  | 'period_from'
  | 'period_to'
  | 'terms'
  | 'total'
  | 'pix'
  | 'status'
> & {
  issuer: InvoiceDetail['issuer'];
  lines: readonly Omit<InvoiceDetail['lines'][number], 'id'>[];
};

/** An invoice as its customer gets it. */
export function InvoicePaper({ invoice }: { invoice: PaperInvoice }) {
  const t = useText(invoicePaperTexts);
  const { money, date } = useFormat();
  const { issuer, kind, number, lines, total, pix, terms, status } = invoice;
  const isNote = kind === 'credit-note';
  return (
    <article className="grid gap-5 rounded-lg border bg-surface p-4 md:p-8 print:border-0 print:p-0">
      <header className="flex flex-wrap items-start justify-between gap-4">
        <div className="min-w-0">
          {issuer.logo_url && <img src={issuer.logo_url} alt="" className="mb-2 h-12 w-auto" />}
          <p className="wrap-anywhere font-semibold">{issuer.legal_name ?? issuer.name}</p>
          {issuer.tax_id && <p className="text-muted-fg tabular-nums">{issuer.tax_id}</p>}
          <p className="wrap-anywhere text-muted-fg">
            {[issuer.email, issuer.phone].filter(Boolean).join(' · ')}
          </p>
        </div>
        <div className="text-end">
          <h2 className="font-semibold text-xl">
            {t(isNote ? 'creditNote' : 'invoice')} {number ?? t('noNumber')}
          </h2>
          {status === 'void' && <p className="font-semibold text-danger-text">{t('void')}</p>}
          {invoice.of_number && <p>{t('of', { number: invoice.of_number })}</p>}
          {invoice.issued_on && (
            <p className="tabular-nums">{t('issuedOn', { day: date(invoice.issued_on) })}</p>
          )}
          {!isNote && <p className="tabular-nums">{t('dueOn', { day: date(invoice.due_on) })}</p>}
        </div>
      </header>
      <section className="min-w-0">
        <h3 className="text-muted-fg text-sm">{t('to')}</h3>
        <p className="wrap-anywhere font-semibold">{invoice.customer_name}</p>
        <p className="wrap-anywhere">
          {[invoice.customer_document, invoice.customer_address, invoice.customer_email]
            .filter(Boolean)
            .join(' · ')}
        </p>
        {invoice.period_from && invoice.period_to && (
          <p>{t('period', { from: date(invoice.period_from), to: date(invoice.period_to) })}</p>
        )}
      </section>
      <Lines lines={lines} />
      <p className="flex justify-between gap-4 border-t pt-3 font-semibold text-lg tabular-nums">
        <span>{t('total')}</span>
        <span>{money(total)}</span>
      </p>
      {pix && <PixOfInvoice pix={pix} />}
      {terms && <p className="wrap-anywhere whitespace-pre-line border-t pt-3 text-sm">{terms}</p>}
    </article>
  );
}

function Lines({ lines }: Pick<PaperInvoice, 'lines'>) {
  const t = useText(invoicePaperTexts);
  const { money, number } = useFormat();
  return (
    <table className="w-full">
      <thead>
        <tr className="border-b text-muted-fg text-sm">
          <th scope="col" className="py-1 text-start font-medium">
            {t('description')}
          </th>
          <th scope="col" className="py-1 text-end font-medium max-md:hidden">
            {t('qty')}
          </th>
          <th scope="col" className="py-1 text-end font-medium max-md:hidden">
            {t('unit')}
          </th>
          <th scope="col" className="py-1 text-end font-medium">
            {t('amount')}
          </th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines of a preview have no id, and none moves
          <tr key={place} className="border-b align-top [break-inside:avoid]">
            <td className="wrap-anywhere py-1.5 pe-2">
              {line.description}
              {line.discount > 0 && (
                <span className="block text-muted-fg text-sm">
                  {t('discount', { amount: money(line.discount) })}
                </span>
              )}
            </td>
            <td className="py-1.5 text-end tabular-nums max-md:hidden">{number(line.qty)}</td>
            <td className="py-1.5 text-end tabular-nums max-md:hidden">{money(line.unit_price)}</td>
            <td className="py-1.5 text-end tabular-nums">{money(line.amount)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function PixOfInvoice({ pix }: { pix: string }) {
  const t = useText(invoicePaperTexts);
  const modules = useMemo(() => modulesOf(pix), [pix]);
  return (
    <section className="flex flex-wrap items-center gap-4 border-t pt-4 [break-inside:avoid]">
      <QrDrawing modules={modules} name={t('pixImage')} className="w-36" />
      <div className="min-w-0 flex-1">
        <h3 className="font-semibold">{t('pix')}</h3>
        <p className="wrap-anywhere font-mono text-xs">{pix}</p>
      </div>
    </section>
  );
}
