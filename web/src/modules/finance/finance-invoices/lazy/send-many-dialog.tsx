import type { SentInvoices, sendInvoices } from '@leme/contract/finance/invoices/letters/letter-endpoints';
import { useState } from 'react';
import { call } from '#kit/api/api.ts';
import { useText } from '#kit/text/i18n.ts';
import { kitTexts } from '#kit/texts/texts.ts';
import { useVerb } from '#kit/verb/use-verb.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Dialog } from '#ui/dialogs/dialog.tsx';
import { Banner } from '#ui/feedback/banner.tsx';
import { financeInvoicesTexts } from '../texts/texts.ts';

type Props = { ids: readonly string[]; onSent: () => void; onClose: () => void };

/** Sends the ticked invoices, each to its own customer, and names those that could not be sent. */
export function SendManyDialog({ ids, onSent, onClose }: Props) {
  const t = useText(financeInvoicesTexts);
  const kit = useText(kitTexts);
  const [left, setLeft] = useState<SentInvoices['left_out'] | null>(null);
  const send = useVerb(() => call<typeof sendInvoices>('POST /invoice-mails', { ids: [...ids] }), {
    shows: ['finance-invoices'],
    failed: t('notSent'),
    done: ({ sent, left_out }) => {
      onSent();
      if (left_out.length === 0) onClose();
      else setLeft(left_out);
      return sent > 0 ? t('sentMany', { count: sent }) : undefined;
    },
  });
  return (
    <Dialog
      onClose={onClose}
      title={t('sendManyTitle', { count: ids.length })}
      description={t('sendManyText')}
      size="sm"
      onSubmit={() => left === null && !send.isBusy && void send.run()}
      footer={
        left === null ? (
          <>
            <Button onClick={onClose}>{kit('cancel')}</Button>
            <Button type="submit" variant="primary" busy={send.isBusy}>
              {t('send')}
            </Button>
          </>
        ) : (
          <Button onClick={onClose}>{kit('close')}</Button>
        )
      }
    >
      {left && (
        <Banner tone="warning">
          <p>{t('leftUnsent', { count: left.length })}</p>
          <ul className="list-disc ps-5">
            {left.map(({ id, number, customer_name, why }) => (
              <li key={id} className="wrap-anywhere">
                {number ?? t('draft')} · {customer_name}: {t(`unsent.${why}`)}
              </li>
            ))}
          </ul>
        </Banner>
      )}
    </Dialog>
  );
}
