import type { AccountRow } from '@leme/contract/finance/book-endpoints';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useText } from '#kit/text/i18n.ts';
import { kitTexts } from '#kit/texts/texts.ts';
import { IconButton } from '#ui/buttons/icon-button.tsx';
import { Segmented } from '#ui/fields/segmented.tsx';
import { Select } from '#ui/select/select.tsx';
import { useAccountName } from '../account-names.ts';
import { useMonthName } from '../finance-management/use-month-name.ts';
import { financeBankReconciliationTexts } from './texts/texts.ts';
import type { BankPage, Show } from './use-bank-page.ts';

/** Whose statement, of which month, and which of its lines. */
export function PageBar({ page, account }: { page: BankPage; account: AccountRow }) {
  const t = useText(financeBankReconciliationTexts);
  const kit = useText(kitTexts);
  const nameOf = useAccountName();
  const monthName = useMonthName();
  const { month, show, accounts, change } = page;
  const step = (months: number) =>
    change({ month: Temporal.PlainDate.from(month).add({ months }).toString(), line: undefined });
  return (
    <div className="flex flex-wrap items-center gap-2">
      <Select
        name={t('account')}
        value={account.id}
        options={accounts.map((each) => ({ value: each.id, label: `${each.code} ${nameOf(each)}` }))}
        onValueChange={(id) => change({ account: id, line: undefined })}
        className="w-56 max-md:w-full"
      />
      <div className="flex items-center gap-1">
        <IconButton name={kit('previousMonth')} icon={<ChevronLeft />} onClick={() => step(-1)} />
        <span aria-live="polite" className="min-w-36 text-center font-semibold">
          {monthName(month)}
        </span>
        <IconButton name={t('monthAfter')} icon={<ChevronRight />} onClick={() => step(1)} />
      </div>
      <Segmented
        name={t('show')}
        value={show}
        options={(['open', 'matched', 'ignored', 'all'] as const).map((value) => ({
          value,
          label: t(`show_${value}`),
        }))}
        onValueChange={(value) =>
          change({ show: value === 'open' ? undefined : (value as Exclude<Show, 'open'>), line: undefined })
        }
      />
    </div>
  );
}
