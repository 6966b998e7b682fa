import type { createInvoice } from '@leme/contract/finance/invoices/invoice-endpoints';
import { invoiceLines, invoices } from '@leme/contract/finance/invoices/invoices';
import { addDays, dayIn } from '@leme/contract/kit/values/days';
import { useRef } from 'react';
import { call } from '#kit/api/api.ts';
import { useTimeZone } from '#kit/auth-session/auth-session.tsx';
import { useOpenPage } from '#kit/browser/url-state.ts';
import { EntityField } from '#kit/form/lazy/entity/entity-field.tsx';
import { VerbDialog } from '#kit/form/lazy/verb/verb-dialog.tsx';
import { useText } from '#kit/text/i18n.ts';
import { generateInvoiceTexts } from '../texts/texts.ts';

type Draft = {
  customer_name: string;
  customer_document: string;
  due_on: string;
  description: string;
  qty: number | null;
  unit_price: number | null;
};
const usualDays = 10;

/** An invoice of something that is no booking; more lines are added to the draft. */
export function FreeDialog({ onClose }: { onClose: () => void }) {
  const t = useText(generateInvoiceTexts);
  const open = useOpenPage();
  const made = useRef<string | null>(null);
  const today = dayIn(useTimeZone(), Temporal.Now.instant());
  const start: Draft = {
    customer_name: '',
    customer_document: '',
    due_on: addDays(today, usualDays),
    description: '',
    qty: 1,
    unit_price: null,
  };
  return (
    <VerbDialog
      entity={invoices}
      fields={['customer_name', 'customer_document', 'due_on']}
      start={start}
      title={t('freeLine')}
      submit={t('saveDraft')}
      leaves={() => true}
      faults={({ description, qty, unit_price }) => ({
        description: description.trim() === '' && t('whatFor'),
        qty: !(qty && qty > 0) && t('howMany'),
        unit_price: !(unit_price && unit_price > 0) && t('howMuch'),
      })}
      run={({ customer_name, customer_document, due_on, description, qty, unit_price }) =>
        call<typeof createInvoice>('POST /invoices', {
          customer_name,
          customer_document: customer_document.trim() || null,
          locale: 'pt-BR',
          due_on,
          fine_bp: 0,
          interest_bp: 0,
          lines: [{ description, qty: qty ?? 1, unit_price: unit_price ?? 0, discount: 0 }],
        })
      }
      shows={['finance-invoices']}
      done={({ id }) => {
        made.current = id;
        return t('draftSaved');
      }}
      onClose={() => {
        onClose();
        if (made.current) open(`/finance/invoices?open=${made.current}`);
      }}
    >
      {({ control }) => (
        <>
          <EntityField entity={invoices} control={control} name="customer_name" />
          <div className="grid gap-4 md:grid-cols-2">
            <EntityField entity={invoices} control={control} name="customer_document" />
            <EntityField entity={invoices} control={control} name="due_on" />
          </div>
          <EntityField entity={invoiceLines} control={control} name="description" />
          <div className="grid gap-4 md:grid-cols-2">
            <EntityField entity={invoiceLines} control={control} name="qty" />
            <EntityField entity={invoiceLines} control={control} name="unit_price" />
          </div>
        </>
      )}
    </VerbDialog>
  );
}
