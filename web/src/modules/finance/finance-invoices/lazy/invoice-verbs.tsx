import type {
  creditInvoice,
  deleteInvoice,
  noteInvoice,
  payInvoice,
  voidInvoice,
} from '@leme/contract/finance/invoices/invoice-endpoints';
import { leftOf } from '@leme/contract/finance/invoices/invoice-rules';
import type { InvoiceDetail } from '@leme/contract/finance/invoices/invoice-shapes';
import { invoices } from '@leme/contract/finance/invoices/invoices';
import type { Fault } from '@leme/contract/kit/problem';
import { dayIn } from '@leme/contract/kit/values/days';
import { useState } from 'react';
import { call } from '#kit/api/api.ts';
import { useTimeZone } from '#kit/auth-session/auth-session.tsx';
import { VerbDialog } from '#kit/form/lazy/verb/verb-dialog.tsx';
import { useFormat } from '#kit/text/format.ts';
import { useText } from '#kit/text/i18n.ts';
import { kitTexts } from '#kit/texts/texts.ts';
import { financeInvoicesTexts } from '../texts/texts.ts';
import { BuyerDialog } from './buyer-dialog.tsx';
import { LineDialog } from './line-dialog.tsx';
import { SendDialog } from './send-dialog.tsx';

export type InvoiceVerb = 'pay' | 'credit' | 'void' | 'notes' | 'line' | 'throw' | 'send' | 'buyer';
type Props = { invoice: InvoiceDetail; onClose: () => void };
const shows = ['finance-invoices', 'booking-payments', 'bookings'] as const;

/** The dialog of what is done to an invoice. */
export function InvoiceVerbDialog({
  verb,
  refused,
  onGone,
  ...props
}: Props & { verb: InvoiceVerb; refused: readonly Fault[]; onGone: () => void }) {
  if (verb === 'pay') return <PayDialog {...props} />;
  if (verb === 'credit') return <CreditDialog {...props} />;
  if (verb === 'void') return <VoidDialog {...props} />;
  if (verb === 'notes') return <NotesDialog {...props} />;
  if (verb === 'send') return <SendDialog {...props} />;
  if (verb === 'buyer') return <BuyerDialog {...props} refused={refused} />;
  if (verb === 'line') return <LineDialog {...props} />;
  return <ThrowDialog {...props} onGone={onGone} />;
}

function PayDialog({ invoice, onClose }: Props) {
  const t = useText(financeInvoicesTexts);
  const { money } = useFormat();
  const today = dayIn(useTimeZone(), Temporal.Now.instant());
  const [payment_id] = useState(() => crypto.randomUUID());
  const left = leftOf(invoice) / 100;
  const start: { amount: number | null; method: 'transferencia'; paid_on: string } = {
    amount: left,
    method: 'transferencia',
    paid_on: today,
  };
  return (
    <VerbDialog
      entity={invoices}
      fields={['amount', 'method', 'paid_on']}
      start={start}
      title={t('payTitle')}
      description={t('left', { amount: money(left) })}
      submit={t('pay')}
      run={({ amount, method, paid_on }) =>
        call<typeof payInvoice>('POST /invoices/:id/payments', {
          id: invoice.id,
          payment_id,
          amount: amount ?? 0,
          method,
          paid_on,
        })
      }
      shows={shows}
      done={() => t('paidDone')}
      onClose={onClose}
    />
  );
}

function CreditDialog({ invoice, onClose }: Props) {
  const t = useText(financeInvoicesTexts);
  const { money } = useFormat();
  const left = leftOf(invoice) / 100;
  const start: { amount: number | null; reason: string } = { amount: left, reason: '' };
  return (
    <VerbDialog
      entity={invoices}
      fields={['amount', 'reason']}
      start={start}
      title={t('creditTitle')}
      description={t('left', { amount: money(left) })}
      submit={t('credit')}
      run={({ amount, reason }) =>
        call<typeof creditInvoice>('POST /invoices/:id/credit-notes', {
          id: invoice.id,
          amount: amount ?? 0,
          reason: reason.trim(),
        })
      }
      shows={shows}
      done={() => t('creditDone')}
      onClose={onClose}
    />
  );
}

function VoidDialog({ invoice, onClose }: Props) {
  const t = useText(financeInvoicesTexts);
  const { id, version } = invoice;
  return (
    <VerbDialog
      entity={invoices}
      fields={['reason']}
      start={{ reason: '' }}
      title={t('voidTitle')}
      description={t('voidText')}
      submit={t('void')}
      run={({ reason }) =>
        call<typeof voidInvoice>('POST /invoices/:id/voiding', { id, version, reason: reason.trim() })
      }
      shows={shows}
      done={() => t('voidDone')}
      onClose={onClose}
    />
  );
}

function NotesDialog({ invoice, onClose }: Props) {
  const t = useText(financeInvoicesTexts);
  const kit = useText(kitTexts);
  const { id, version, nfse_number, nfse_on, reminds } = invoice;
  const start = { nfse_number: nfse_number ?? '', nfse_on: nfse_on ?? '', reminds };
  return (
    <VerbDialog
      entity={invoices}
      fields={['nfse_number', 'nfse_on', 'reminds']}
      start={start}
      title={t('notes')}
      submit={kit('save')}
      run={(draft) =>
        call<typeof noteInvoice>('PATCH /invoices/:id/notes', {
          id,
          version,
          nfse_number: draft.nfse_number.trim() || null,
          nfse_on: draft.nfse_on || null,
          reminds: draft.reminds,
        })
      }
      shows={shows}
      done={() => t('saved')}
      onClose={onClose}
    />
  );
}

function ThrowDialog({ invoice, onGone, onClose }: Props & { onGone: () => void }) {
  const t = useText(financeInvoicesTexts);
  return (
    <VerbDialog
      entity={invoices}
      fields={[]}
      start={{}}
      title={t('throwTitle')}
      description={t('throwText')}
      submit={t('throwAway')}
      size="sm"
      run={() => call<typeof deleteInvoice>('DELETE /invoices/:id', { id: invoice.id })}
      shows={shows}
      done={() => {
        onGone();
        return t('thrown');
      }}
      onClose={onClose}
    />
  );
}
