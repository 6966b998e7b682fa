import type { AccountRow, listAccounts } from '@leme/contract/finance/book-endpoints';
import { useAsk } from '#kit/live/use-ask.ts';
import { useText } from '#kit/text/i18n.ts';
import { Select } from '#ui/select/select.tsx';
import { useAccountName } from './account-names.ts';
import { financeTexts } from './texts/texts.ts';

type AccountSelectProps = {
  value: string;
  onChange: (id: string) => void;
  onBlur: () => void;
  /** Which of the accounts fit. */
  fits: (account: AccountRow) => boolean;
};

const freshMs = 20 * 60_000;

export const holdsMoney = ({ money_kind }: AccountRow) => money_kind !== null;
/** What a bill or something owed may be for: a line of the results, or a debt that is paid off. */
export const isPurpose = ({ kind, money_kind }: AccountRow) => kind !== 'equity' && money_kind === null;

/** An account of the company, by its code and its name. */
export function AccountSelect({ value, onChange, onBlur, fits }: AccountSelectProps) {
  const t = useText(financeTexts);
  const nameOf = useAccountName();
  const { data } = useAsk<typeof listAccounts>('GET /finance/accounts', {}, { staleTime: freshMs });
  const accounts = data?.data.filter((account) => account.active && fits(account)) ?? [];
  return (
    <Select
      value={value || null}
      placeholder={t('chooseAccount')}
      options={accounts.map((account) => ({
        value: account.id,
        label: `${account.code} ${nameOf(account)}`,
      }))}
      onBlur={onBlur}
      onValueChange={onChange}
    />
  );
}
