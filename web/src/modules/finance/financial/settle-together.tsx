import { mostTogether } from '@leme/contract/finance/entry-endpoints';
import type { FinancialRow } from '@leme/contract/finance/financial';
import type { AnyRow } from '@leme/contract/kit/resource/resource';
import { CheckCheck } from 'lucide-react';
import type { OwnScreen } from '#kit/resource/screen-of-list.tsx';
import { useText } from '#kit/text/i18n.ts';
import { isUnsettled } from './entry-menu.tsx';
import { financialTexts } from './texts/texts.ts';

/** Entries that are settled as one, and what unticks them. */
export type Together = { entries: readonly FinancialRow[]; untick: () => void };

const entryOf = (row: AnyRow) => row as unknown as FinancialRow;

/** What is open of the ticked entries is settled as one. */
export function useSettleTogether(mayChange: boolean, start: (together: Together) => void) {
  const t = useText(financialTexts);
  const together: NonNullable<OwnScreen['together']> = ({ ticked, selection }) => {
    if (!mayChange) return [];
    const rows = ticked.filter((row) => isUnsettled(entryOf(row)));
    const tooMany = rows.length > mostTogether ? t('mostTogether', { count: mostTogether }) : undefined;
    const untick = () => selection.mark(rows, false);
    return [
      {
        id: '*settle',
        label: t('settleMany'),
        icon: <CheckCheck aria-hidden="true" className="size-4" strokeWidth={1.75} />,
        reason: rows.length === 0 ? t('noneOpen') : tooMany,
        run: () => start({ entries: rows.map(entryOf), untick }),
      },
    ];
  };
  return together;
}
