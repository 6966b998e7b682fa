import { read } from '@leme/contract/access/permission';
import type { BankItem } from '@leme/contract/finance/bank/match-endpoints';
import { BookOpenCheck, BookText, type LucideIcon, QrCode, ReceiptText, Wallet } from 'lucide-react';
import { useCan } from '#kit/auth-session/rights.ts';
import { PageLink } from '#kit/browser/page-link.tsx';
import { useText } from '#kit/text/i18n.ts';
import { actionLink } from '#ui/style/link-style.ts';
import { financeBankReconciliationTexts } from './texts/texts.ts';

const signs: Readonly<Record<BankItem['kind'], LucideIcon>> = {
  posting: BookText,
  entry: Wallet,
  booking: BookOpenCheck,
  charge: QrCode,
  invoice: ReceiptText,
};

const pageOf = {
  booking: { path: '/bookings', resource: 'bookings' },
  invoice: { path: '/finance/invoices', resource: 'finance-invoices' },
  entry: { path: '/financial', resource: 'financial' },
} as const;

/** Which kind of thing it is, by its drawing and its word. */
export function ItemKind({ kind }: Pick<BankItem, 'kind'>) {
  const t = useText(financeBankReconciliationTexts);
  const Sign = signs[kind];
  return (
    <>
      <Sign aria-hidden="true" className="me-1.5 inline size-4 align-text-bottom" strokeWidth={1.75} />
      {t(`kind_${kind}`)}:{' '}
    </>
  );
}

/** What something is called, with the way to its page for who may read that. */
export function ItemName({ item }: { item: Pick<BankItem, 'kind' | 'label' | 'page_kind' | 'page_id'> }) {
  const can = useCan();
  const { kind, label, page_kind, page_id } = item;
  const page = page_kind && page_id && can(read(pageOf[page_kind].resource)) ? pageOf[page_kind] : null;
  return (
    <>
      <ItemKind kind={kind} />
      {page ? (
        <PageLink path={`${page.path}?open=${page_id}`} className={actionLink}>
          {label || '–'}
        </PageLink>
      ) : (
        label || '–'
      )}
    </>
  );
}
