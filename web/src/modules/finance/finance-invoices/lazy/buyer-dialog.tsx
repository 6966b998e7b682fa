import type { updateInvoice } from '@leme/contract/finance/invoices/invoice-endpoints';
import type { InvoiceDetail } from '@leme/contract/finance/invoices/invoice-shapes';
import { invoices } from '@leme/contract/finance/invoices/invoices';
import type { Fault } from '@leme/contract/kit/problem';
import { useEffect, useEffectEvent } from 'react';
import { call } from '#kit/api/api.ts';
import { EntityField } from '#kit/form/lazy/entity/entity-field.tsx';
import { faultText } from '#kit/form/lazy/fault/fault-text.ts';
import { VerbDialog } from '#kit/form/lazy/verb/verb-dialog.tsx';
import { useText } from '#kit/text/i18n.ts';
import { kitTexts } from '#kit/texts/texts.ts';
import { financeInvoicesTexts } from '../texts/texts.ts';
import { bodyOf, keptLines } from './draft-body.ts';

const fields = [
  ...(['customer_name', 'customer_document', 'customer_address', 'customer_email', 'due_on'] as const),
  ...(['terms', 'fine_bp', 'interest_bp', 'service_code', 'service_city', 'iss_bp', 'deductions'] as const),
];
type Named = (typeof fields)[number];
type Props = { invoice: InvoiceDetail; refused: readonly Fault[]; onClose: () => void };

/** Whom a draft is for, when it is due and by which terms, and what a city asks for its electronic invoice. */
export function BuyerDialog({ invoice, refused, onClose }: Props) {
  const t = useText(financeInvoicesTexts);
  const kit = useText(kitTexts);
  const { customer_name, customer_document, customer_address, customer_email, due_on } = invoice;
  const { terms, fine_bp, interest_bp, service_code, service_city, iss_bp, deductions } = invoice;
  const start = {
    customer_name,
    customer_document: customer_document ?? '',
    customer_address: customer_address ?? '',
    customer_email: customer_email ?? '',
    due_on,
    terms: terms ?? '',
    fine_bp: fine_bp as number | null,
    interest_bp: interest_bp as number | null,
    service_code: service_code ?? '',
    service_city: service_city ?? '',
    iss_bp,
    deductions,
  };
  return (
    <VerbDialog
      entity={invoices}
      fields={fields}
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
          terms: draft.terms.trim() || null,
          fine_bp: draft.fine_bp ?? 0,
          interest_bp: draft.interest_bp ?? 0,
          service_code: draft.service_code.trim() || null,
          service_city: draft.service_city.trim() || null,
          lines: keptLines(invoice),
        })
      }
      shows={['finance-invoices']}
      done={() => t('saved')}
      onClose={onClose}
    >
      {({ control, setError }) => (
        <>
          <Refused
            faults={refused}
            onFault={(name, message) => setError(name, { type: 'server', message })}
          />
          {fields.map((name) => (
            <EntityField key={name} entity={invoices} control={control} name={name} />
          ))}
        </>
      )}
    </VerbDialog>
  );
}

type RefusedProps = { faults: readonly Fault[]; onFault: (name: Named, message: string) => void };

/** Puts what the form itself was opened for beside its fields: react-hook-form keeps it until they are changed. */
function Refused({ faults, onFault }: RefusedProps) {
  const show = useEffectEvent(() => {
    for (const fault of faults) {
      const name = fields.find((each) => fault.pointer === `/${each}`);
      if (name) onFault(name, faultText(fault));
    }
  });
  useEffect(() => show(), []);
  return null;
}
