import type { Till } from '@leme/contract/finance/till-endpoints';
import { toCents, toReais } from '@leme/contract/kit/values/money';
import { useFormat } from '#kit/text/format.ts';
import { useText } from '#kit/text/i18n.ts';
import { cn } from '#ui/style/cn.ts';
import { tillTexts } from './texts/texts.ts';

/** What differs, of a till that was counted. */
const differenceOf = ({ counted_amount, expected }: Pick<Till, 'counted_amount' | 'expected'>) =>
  counted_amount === null ? null : toReais(toCents(counted_amount) - toCents(expected));

/** The sums of one person’s cash, one below the other. */
export function TillFigures({ till }: { till: Till }) {
  const t = useText(tillTexts);
  const { money } = useFormat();
  const { opening_float, cash, withdrawn, expected, counted_amount, reason } = till;
  const difference = differenceOf(till);
  const rows = [
    [t('float'), opening_float],
    [t('cash'), cash],
    [t('withdrawn'), -withdrawn],
    [t('expected'), expected],
    ...(counted_amount === null ? [] : [[t('counted'), counted_amount] as const]),
    ...(difference === null ? [] : [[t('difference'), difference] as const]),
  ] as const;
  return (
    <dl className="grid gap-1">
      {rows.map(([label, amount], at) => (
        <div key={label} className={cn('flex justify-between gap-2', at > 2 && 'font-semibold')}>
          <dt>{label}</dt>
          <dd className="tabular-nums">{money(amount)}</dd>
        </div>
      ))}
      {reason !== null && <p className="wrap-anywhere text-muted-fg text-sm">{t('because', { reason })}</p>}
    </dl>
  );
}
