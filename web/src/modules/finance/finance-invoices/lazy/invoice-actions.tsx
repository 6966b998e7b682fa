import { may } from '@leme/contract/access/permission';
import type { issueInvoice } from '@leme/contract/finance/invoices/invoice-endpoints';
import type { InvoiceDetail } from '@leme/contract/finance/invoices/invoice-shapes';
import type { Fault } from '@leme/contract/kit/problem';
import { FileText, Mail, Printer } from 'lucide-react';
import { call, isProblem } from '#kit/api/api.ts';
import { useCan } from '#kit/auth-session/rights.ts';
import { ActionMenu, type RowAction } from '#kit/list/actions/action-menu.tsx';
import { useText } from '#kit/text/i18n.ts';
import { kitTexts } from '#kit/texts/texts.ts';
import { useVerb } from '#kit/verb/use-verb.ts';
import { Button, buttonStyle } from '#ui/buttons/button.tsx';
import { paperAddress } from '../paper-address.ts';
import { financeInvoicesTexts } from '../texts/texts.ts';
import type { InvoiceVerb } from './invoice-verbs.tsx';

const isOfBuyer = ({ pointer }: Fault) => pointer === '/due_on' || pointer === '/customer_document';
const icon = { 'aria-hidden': true, className: 'size-4', strokeWidth: 1.75 } as const;
type Props = {
  invoice: InvoiceDetail;
  /** What was refused is corrected where it was typed. */
  onVerb: (verb: InvoiceVerb, refused?: readonly Fault[]) => void;
};

/** What may be done to an invoice as it stands: the next and what is done every day, the rest behind three dots. */
export function InvoiceActions({ invoice, onVerb }: Props) {
  const t = useText(financeInvoicesTexts);
  const kit = useText(kitTexts);
  const can = useCan();
  const mayChange = can(may('finance-invoices', 'update'));
  const mayCorrect = can(may('finance-invoices', 'create'));
  const seldom = useSeldom({ invoice, onVerb });
  const { id, version, status, kind } = invoice;
  const isDraft = status === 'draft';
  const isOpen = kind === 'invoice' && (status === 'issued' || status === 'partial');
  const issue = useVerb(() => call<typeof issueInvoice>('POST /invoices/:id/issuance', { id, version }), {
    shows: ['finance-invoices'],
    failed: t('notIssued'),
    place: (error) => {
      const refused = mayCorrect && isProblem(error, 'validation') ? error.errors.filter(isOfBuyer) : [];
      if (refused.length > 0) onVerb('buyer', refused);
      return refused.length > 0;
    },
    done: ({ number }) => t('issued', { number: number ?? '' }),
  });
  return (
    <span className="flex flex-wrap gap-2 print:hidden [&>*]:max-md:h-11">
      {isDraft && mayChange && (
        <Button variant="primary" busy={issue.isBusy} onClick={() => void issue.run()}>
          {t('issue')}
        </Button>
      )}
      {isOpen && mayChange && (
        <Button variant="primary" onClick={() => onVerb('pay')}>
          {t('pay')}
        </Button>
      )}
      {!isDraft && mayChange && (
        <Button onClick={() => onVerb('send')}>
          <Mail {...icon} />
          {t('send')}
        </Button>
      )}
      <a href={paperAddress(id)} target="_blank" rel="noreferrer" className={buttonStyle({})}>
        <FileText {...icon} />
        {t('pdf')}
      </a>
      <Button onClick={() => window.print()}>
        <Printer {...icon} />
        {kit('print')}
      </Button>
      {seldom.length > 0 && <ActionMenu name={t('moreActions')} variant="plain" actions={seldom} />}
    </span>
  );
}

function useSeldom({ invoice, onVerb }: Props): RowAction[] {
  const t = useText(financeInvoicesTexts);
  const can = useCan();
  const { status, kind, paid_amount, credited_amount } = invoice;
  const mayChange = can(may('finance-invoices', 'update'));
  const actionOf = (verb: InvoiceVerb, label: string): RowAction => ({
    id: verb,
    label,
    onSelect: () => onVerb(verb),
  });
  if (status === 'draft')
    return can(may('finance-invoices', 'create'))
      ? [
          actionOf('buyer', t('buyer')),
          actionOf('line', t('addLine')),
          { ...actionOf('throw', t('throwAway')), danger: true, apart: true },
        ]
      : [];
  if (kind !== 'invoice' || !mayChange) return [];
  const isOpen = status === 'issued' || status === 'partial';
  const mayVoid = isOpen && paid_amount === 0 && credited_amount === 0;
  return [
    actionOf('notes', t('notes')),
    ...(isOpen ? [actionOf('credit', t('credit'))] : []),
    ...(mayVoid ? [{ ...actionOf('void', t('void')), danger: true, apart: true }] : []),
  ];
}
