import type { FinancialRow } from '@leme/contract/finance/financial';
import type { RowAction } from '#kit/list/actions/action-menu.tsx';
import { useText } from '#kit/text/i18n.ts';
import { financialTexts } from './texts/texts.ts';

/** What is done to one entry in a dialog. */
export type EntryVerb = 'settle' | 'cancel' | 'split' | 'clone';

/** What is left to be settled, and of what nothing is. */
export const isUnsettled = ({ status, kind }: FinancialRow) =>
  kind !== 'transfer' && (status === 'open' || status === 'partial');
const isUntouched = ({ status, kind }: FinancialRow) => kind !== 'transfer' && status === 'open';

type Ways = {
  mayCreate: boolean;
  mayChange: boolean;
  isOffline: boolean;
  open: (row: FinancialRow) => void;
  start: (verb: EntryVerb, row: FinancialRow) => void;
};

/** What can be done to an entry, by what it is and who asks. */
export function useEntryActions({ mayCreate, mayChange, isOffline, open, start }: Ways) {
  const t = useText(financialTexts);
  return (row: FinancialRow): RowAction[] => {
    const verb = (id: EntryVerb, label: string, isOffered: boolean, danger = false): RowAction[] =>
      isOffered ? [{ id, label, danger, disabled: isOffline, onSelect: () => start(id, row) }] : [];
    return [
      { id: 'open', label: t('open'), onSelect: () => open(row) },
      ...verb('settle', t('settle'), mayChange && isUnsettled(row)),
      ...verb('split', t('split'), mayChange && isUntouched(row)),
      ...verb('clone', t('clone'), mayCreate),
      ...verb('cancel', t('cancelEntry'), mayChange && isUntouched(row), true),
    ];
  };
}
