import type { BankMonth } from '@leme/contract/finance/bank/match-endpoints';
import { useText } from '#kit/text/i18n.ts';
import { printSheet } from '#ui/paper/print-sheet.ts';
import { financeBankReconciliationTexts } from '../texts/texts.ts';
import { MonthFigures } from './month-figures.tsx';

type MonthSheet = { data: BankMonth; company: string; title: string };

/** Prints the month of an account, with a line to sign on. */
export function printMonth(sheet: MonthSheet): void {
  printSheet(<Sheet {...sheet} />, 'bank-month');
}

function Sheet({ data, company, title }: MonthSheet) {
  const t = useText(financeBankReconciliationTexts);
  return (
    <>
      <h1>{title}</h1>
      <p>
        {company} · {t('progress', { done: String(data.done), lines: String(data.lines) })}
      </p>
      <MonthFigures data={data} />
      <p>{t('signature')}</p>
    </>
  );
}
