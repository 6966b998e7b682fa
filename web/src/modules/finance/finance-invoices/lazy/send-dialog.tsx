import type { InvoiceDetail } from '@leme/contract/finance/invoices/invoice-shapes';
import { invoices } from '@leme/contract/finance/invoices/invoices';
import type { sendInvoice } from '@leme/contract/finance/invoices/letters/letter-endpoints';
import { choiceOf } from '@leme/contract/kit/resource/labels';
import { call } from '#kit/api/api.ts';
import { VerbDialog } from '#kit/form/lazy/verb/verb-dialog.tsx';
import { useLocale, useText } from '#kit/text/i18n.ts';
import { financeInvoicesTexts } from '../texts/texts.ts';

/** Sends an invoice to its customer, or once more, or elsewhere. */
export function SendDialog({ invoice, onClose }: { invoice: InvoiceDetail; onClose: () => void }) {
  const t = useText(financeInvoicesTexts);
  const language = choiceOf(invoices.fields.locale, invoice.locale, useLocale());
  return (
    <VerbDialog
      entity={invoices}
      fields={['customer_email']}
      start={{ customer_email: invoice.customer_email ?? '' }}
      title={t('sendTitle')}
      description={t('sendText', { language })}
      submit={t('send')}
      size="sm"
      faults={({ customer_email }) => ({ customer_email: customer_email.trim() === '' && t('whereTo') })}
      run={({ customer_email }) =>
        call<typeof sendInvoice>('POST /invoices/:id/mails', {
          id: invoice.id,
          customer_email: customer_email.trim(),
        })
      }
      shows={['finance-invoices']}
      done={({ to_email }) => t('sentTo', { email: to_email })}
      onClose={onClose}
    />
  );
}
