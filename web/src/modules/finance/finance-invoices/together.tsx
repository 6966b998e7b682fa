import { may } from '@leme/contract/access/permission';
import { mostPapers } from '@leme/contract/finance/invoices/invoice-rules';
import { Mail, Printer } from 'lucide-react';
import { useCan } from '#kit/auth-session/rights.ts';
import type { OwnScreen } from '#kit/resource/screen-of-list.tsx';
import { useText } from '#kit/text/i18n.ts';
import { papersAddress } from './paper-address.ts';
import { financeInvoicesTexts } from './texts/texts.ts';

/** Invoices that are sent as one, and what unticks them. */
export type Together = { ids: readonly string[]; untick: () => void };
const icon = { 'aria-hidden': true, className: 'size-4', strokeWidth: 1.75 } as const;

/** The ticked invoices are printed as one PDF, or sent, each to its customer. */
export function useTogether(send: (together: Together) => void) {
  const t = useText(financeInvoicesTexts);
  const maySend = useCan()(may('finance-invoices', 'update'));
  const together: NonNullable<OwnScreen['together']> = ({ ticked, selection }) => {
    const ids = ticked.map(({ id }) => id);
    const reason = ids.length > mostPapers ? t('mostTogether', { count: mostPapers }) : undefined;
    const untick = () => selection.mark(ticked, false);
    const print = () => void window.open(papersAddress(ids), '_blank', 'noopener');
    return [
      { id: '*print', label: t('printMany'), icon: <Printer {...icon} />, reason, run: print },
      ...(maySend
        ? [
            {
              id: '*send',
              label: t('send'),
              icon: <Mail {...icon} />,
              reason,
              run: () => send({ ids, untick }),
            },
          ]
        : []),
    ];
  };
  return together;
}
