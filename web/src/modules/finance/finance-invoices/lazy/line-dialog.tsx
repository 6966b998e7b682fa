import type { updateInvoice } from '@leme/contract/finance/invoices/invoice-endpoints';
import type { InvoiceDetail } from '@leme/contract/finance/invoices/invoice-shapes';
import { invoiceLines } from '@leme/contract/finance/invoices/invoices';
import { call } from '#kit/api/api.ts';
import { EntityField } from '#kit/form/lazy/entity/entity-field.tsx';
import { VerbDialog } from '#kit/form/lazy/verb/verb-dialog.tsx';
import { useText } from '#kit/text/i18n.ts';
import { AccountSelect, isPurpose } from '../../account-select.tsx';
import { financeInvoicesTexts } from '../texts/texts.ts';
import { bodyOf, keptLines } from './draft-body.ts';

type Draft = {
  description: string;
  qty: number | null;
  unit_price: number | null;
  discount: number | null;
  account_id: string;
};

/** One line more on a draft. */
export function LineDialog({ invoice, onClose }: { invoice: InvoiceDetail; onClose: () => void }) {
  const t = useText(financeInvoicesTexts);
  const start: Draft = { description: '', qty: 1, unit_price: null, discount: 0, account_id: '' };
  return (
    <VerbDialog
      entity={invoiceLines}
      fields={['description', 'qty', 'unit_price', 'discount', 'account_id']}
      start={start}
      title={t('addLine')}
      submit={t('addLine')}
      run={({ account_id, ...line }) =>
        call<typeof updateInvoice>('PUT /invoices/:id', {
          ...bodyOf(invoice),
          lines: [
            ...keptLines(invoice),
            {
              description: line.description,
              qty: line.qty ?? 1,
              unit_price: line.unit_price ?? 0,
              discount: line.discount ?? 0,
              account_id: account_id || null,
            },
          ],
        })
      }
      shows={['finance-invoices']}
      done={() => t('saved')}
      onClose={onClose}
    >
      {({ control }) => (
        <>
          <EntityField entity={invoiceLines} control={control} name="description" />
          <div className="grid gap-4 md:grid-cols-3">
            <EntityField entity={invoiceLines} control={control} name="qty" />
            <EntityField entity={invoiceLines} control={control} name="unit_price" />
            <EntityField entity={invoiceLines} control={control} name="discount" />
          </div>
          <EntityField entity={invoiceLines} control={control} name="account_id">
            {(bound) => <AccountSelect {...bound} fits={isPurpose} />}
          </EntityField>
        </>
      )}
    </VerbDialog>
  );
}
