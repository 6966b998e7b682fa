import { resultLines } from '@leme/contract/finance/accounts';
import type { DrawnLine } from '@leme/contract/finance/report-endpoints';
import { financeWords } from '@leme/contract/finance/texts/texts';
import { useLocale, useText } from '#kit/text/i18n.ts';

/** What the lines of the statement are called: by the company’s own words, else as usual; one nobody knows is its code. */
export function useLineName(
  drawn: readonly Pick<DrawnLine, 'code' | 'name'>[] = [],
): (code: string) => string {
  const word = useText(financeWords);
  const locale = useLocale();
  return (code) => {
    const own = drawn.find((line) => line.code === code)?.name;
    const said = own?.[locale] || own?.['pt-BR'];
    if (said) return said;
    const leaf = resultLines.find((line) => line === code);
    if (leaf) return word(`line.${leaf}`);
    const total = totals.find((line) => line === code);
    return total ? word(`line.${total}`) : code;
  };
}

const totals = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '11', '12', '13', '14'] as const;
