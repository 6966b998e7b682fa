import type { updateInvoice } from '@leme/contract/finance/invoices/invoice-endpoints';
import type { InvoiceDetail } from '@leme/contract/finance/invoices/invoice-shapes';
import { invoices } from '@leme/contract/finance/invoices/invoices';
import { call } from '#kit/api/api.ts';
import { VerbDialog } from '#kit/form/lazy/verb/verb-dialog.tsx';
import { useText } from '#kit/text/i18n.ts';
import { kitTexts } from '#kit/texts/texts.ts';
import { financeInvoicesTexts } from '../texts/texts.ts';
import { bodyOf, keptLines } from './draft-body.ts';

/** Whom a draft is for, when it is due, and what a city asks for its electronic invoice. */
export function BuyerDialog({ invoice, onClose }: { invoice: InvoiceDetail; onClose: () => void }) {
  const t = useText(financeInvoicesTexts);
  const kit = useText(kitTexts);
  const { customer_name, customer_document, customer_address, customer_email, due_on } = invoice;
  const { service_code, service_city, iss_bp, deductions } = invoice;
  const start = {
    customer_name,
    customer_document: customer_document ?? '',
    customer_address: customer_address ?? '',
    customer_email: customer_email ?? '',
    due_on,
    service_code: service_code ?? '',
    service_city: service_city ?? '',
    iss_bp,
    deductions,
  };
  return (
    <VerbDialog
      entity={invoices}
      fields={[
        ...(['customer_name', 'customer_document', 'customer_address', 'customer_email', 'due_on'] as const),
        ...(['service_code', 'service_city', 'iss_bp', 'deductions'] as const),
      ]}
      start={start}
      title={t('buyerTitle')}
      description={t('integration')}
      submit={kit('save')}
      run={(draft) =>
        call<typeof updateInvoice>('PUT /invoices/:id', {
          ...bodyOf(invoice),
          ...draft,
          customer_document: draft.customer_document.trim() || null,
          customer_address: draft.customer_address.trim() || null,
          customer_email: draft.customer_email.trim() || null,
          service_code: draft.service_code.trim() || null,
          service_city: draft.service_city.trim() || null,
          lines: keptLines(invoice),
        })
      }
      shows={['finance-invoices']}
      done={() => t('saved')}
      onClose={onClose}
    />
  );
}
