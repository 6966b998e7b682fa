import { balanceRoles } from '@leme/contract/finance/accounts';
import type { AccountRow } from '@leme/contract/finance/book-endpoints';
import { financeWords } from '@leme/contract/finance/texts/texts';
import { useText } from '#kit/text/i18n.ts';
import { useLineName } from './line-names.ts';

/** What an account is called: by the company’s own word, else by what it is for. */
export function useAccountName(): (account: Pick<AccountRow, 'name' | 'role' | 'code'>) => string {
  const word = useText(financeWords);
  const lineName = useLineName();
  return ({ name, role, code }) => {
    if (name) return name;
    const known = balanceRoles.find((each) => each === role);
    return known ? word(`account.${known}`) : lineName(role ?? code);
  };
}
