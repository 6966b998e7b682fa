import { may } from '@leme/contract/access/permission';
import type { reverseInvoicePayment } from '@leme/contract/finance/invoices/invoice-endpoints';
import type { InvoiceDetail } from '@leme/contract/finance/invoices/invoice-shapes';
import { invoices } from '@leme/contract/finance/invoices/invoices';
import { choiceOf } from '@leme/contract/kit/resource/labels';
import { useId, useState } from 'react';
import { call } from '#kit/api/api.ts';
import { useCan } from '#kit/auth-session/rights.ts';
import { VerbDialog } from '#kit/form/lazy/verb/verb-dialog.tsx';
import { useFormat } from '#kit/text/format.ts';
import { useLocale, useText } from '#kit/text/i18n.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Chip } from '#ui/chips/chip.tsx';
import { Card, CardBody, CardHead } from '#ui/layout/card.tsx';
import { financeInvoicesTexts } from '../texts/texts.ts';

/** What was paid of an invoice and what was credited, each as it came. */
export function InvoicePayments({ invoice }: { invoice: InvoiceDetail }) {
  const t = useText(financeInvoicesTexts);
  const locale = useLocale();
  const { money, date } = useFormat();
  const heading = useId();
  const mayReverse = useCan()(may('finance-invoices', 'update'));
  const [reversing, setReversing] = useState<string | null>(null);
  const { payments, credit_notes } = invoice;
  return (
    <Card aria-labelledby={heading} className="print:hidden">
      <CardHead id={heading} title={t('payments')} />
      <CardBody>
        {payments.length + credit_notes.length === 0 && <p className="text-muted-fg">{t('noPayments')}</p>}
        <ul className="grid gap-1">
          {payments.map(({ id, paid_on, amount, extra, method, user_name, is_reversed, reverses_id }) => (
            <li key={id} className="flex min-h-11 flex-wrap items-center gap-x-3 gap-y-1">
              <span className="tabular-nums">{date(paid_on)}</span>
              <span className="font-semibold tabular-nums">{money(amount)}</span>
              {extra > 0 && <span className="tabular-nums">+ {money(extra)}</span>}
              <span>{choiceOf(invoices.fields.method, method, locale)}</span>
              <span className="wrap-anywhere min-w-0 text-muted-fg">{user_name}</span>
              {is_reversed && <Chip tone="warning">{t('reversed')}</Chip>}
              {mayReverse && !is_reversed && reverses_id === null && (
                <Button size="sm" className="ms-auto max-md:h-11" onClick={() => setReversing(id)}>
                  {t('reverse')}
                </Button>
              )}
            </li>
          ))}
          {credit_notes.map(({ id, number, total, issued_on }) => (
            <li key={id} className="flex min-h-11 flex-wrap items-center gap-x-3">
              <span className="tabular-nums">{issued_on && date(issued_on)}</span>
              <span className="font-semibold tabular-nums">{money(-total)}</span>
              <span>{t('creditNote', { number: number ?? '' })}</span>
            </li>
          ))}
        </ul>
      </CardBody>
      {reversing && (
        <VerbDialog
          entity={invoices}
          fields={['reason']}
          start={{ reason: '' }}
          title={t('reverseTitle')}
          submit={t('reverse')}
          size="sm"
          run={({ reason }) =>
            call<typeof reverseInvoicePayment>('POST /invoices/:id/reversal', {
              id: invoice.id,
              payment_id: reversing,
              reason: reason.trim(),
            })
          }
          shows={['finance-invoices', 'booking-payments', 'bookings']}
          done={() => t('reversedDone')}
          onClose={() => setReversing(null)}
        />
      )}
    </Card>
  );
}
