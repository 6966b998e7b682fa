import type { BankMonth } from '@leme/contract/finance/bank/match-endpoints';
import { useFormat } from '#kit/text/format.ts';
import { useText } from '#kit/text/i18n.ts';
import { financeBankReconciliationTexts } from '../texts/texts.ts';

/** Opening and lines against what the bank says, bank against books, and why they differ. */
export function MonthFigures({ data }: { data: BankMonth }) {
  const t = useText(financeBankReconciliationTexts);
  const { money, date } = useFormat();
  const figures: [string, number | null][] = [
    [t('opening'), data.opening],
    [t('incoming'), data.incoming],
    [t('outgoing'), data.outgoing],
    [data.closing_on ? t('closingOn', { day: date(data.closing_on) }) : t('closing'), data.closing],
    [t('books'), data.books],
  ];
  return (
    <>
      <dl className="grid grid-cols-2 gap-x-6 gap-y-1 md:grid-cols-5">
        {figures.map(([name, amount]) => (
          <div key={name} className="min-w-0">
            <dt className="text-muted-fg text-xs">{name}</dt>
            <dd className="font-semibold tabular-nums">{amount === null ? '–' : money(amount)}</dd>
          </div>
        ))}
      </dl>
      {data.missing !== null && data.missing !== 0 && (
        <p className="text-warning">{t('missing', { amount: money(data.missing) })}</p>
      )}
      {data.difference !== 0 && data.why.length > 0 && (
        <ul className="grid gap-0.5 text-muted-fg">
          {data.why.map(({ what, count, amount }) => (
            <li key={what} className="flex flex-wrap justify-between gap-x-4">
              <span>{what === 'opening' ? t('why_opening') : t(`why_${what}`, { count })}</span>
              <span className="tabular-nums">{money(amount)}</span>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
