import type { Till } from '@leme/contract/finance/till-endpoints';
import { useFormat } from '#kit/text/format.ts';
import { useText } from '#kit/text/i18n.ts';
import { printSheet } from '#ui/paper/print-sheet.ts';
import { tillTexts } from './texts/texts.ts';
import { TillFigures } from './till-figures.tsx';

type TillSheet = { till: Till; company: string };

/** Prints the cash of a person and day, with a line to sign on. */
export function printTill(sheet: TillSheet): void {
  printSheet(<Sheet {...sheet} />, 'till-sheet');
}

function Sheet({ till, company }: TillSheet) {
  const t = useText(tillTexts);
  const { date, dateTime, money } = useFormat();
  return (
    <>
      <h1>
        {t('title')}: {till.user_name}
      </h1>
      <p>
        {company} · {date(till.day)}
      </p>
      <TillFigures till={till} />
      <ul>
        {till.withdrawals.map(({ id, amount, note, created_at }) => (
          <li key={id}>
            {dateTime(created_at)} · {money(amount)} {note}
          </li>
        ))}
      </ul>
      <p>{t('signature')}</p>
    </>
  );
}
