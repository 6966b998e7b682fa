import type { StatementRow } from '@leme/contract/finance/bank/statement-endpoints';
import { useFormat } from '#kit/text/format.ts';
import { useText } from '#kit/text/i18n.ts';
import { Banner } from '#ui/feedback/banner.tsx';
import { Meter } from '#ui/feedback/meter.tsx';
import { intakeTexts } from './texts/texts.ts';

const whys = ['day', 'amount', 'zero', 'cells'] as const;

/** What of a file is new, known and cannot be read, before anything of it is taken in. */
export function LookedAt({ statement }: { statement: StatementRow }) {
  const t = useText(intakeTexts);
  const { date, money } = useFormat();
  const { total, known, done, status, refused, refused_count, with_txid } = statement;
  const { first_on, last_on, closing_amount, closing_on } = statement;
  return (
    <div className="grid gap-3">
      <Banner tone={total > known ? 'neutral' : 'warning'}>
        <p className="font-semibold">
          {total > known ? t('new', { count: total - known }) : t('nothingNew')}
        </p>
        <ul>
          {known > 0 && <li>{t('known', { count: known })}</li>}
          {first_on && last_on && <li>{t('between', { from: date(first_on), to: date(last_on) })}</li>}
          {closing_amount !== null && closing_on !== null && (
            <li>{t('closing', { amount: money(closing_amount), day: date(closing_on) })}</li>
          )}
          <li>{t('withTxid', { count: with_txid })}</li>
        </ul>
      </Banner>
      {status === 'running' && (
        <Meter
          name={t('progress', { done: String(done), total: String(total) })}
          max={total}
          parts={[{ value: done, tone: 'success' }]}
        />
      )}
      {refused_count > 0 && (
        <Banner tone="warning">
          <p>{t('refused', { count: refused_count })}</p>
          <ul className="max-h-40 list-disc overflow-y-auto ps-5">
            {refused.map(({ at, why, text }) => (
              <li key={at} className="wrap-anywhere">
                {t('refusedLine', {
                  at: String(at),
                  why: t(`line_${whys.find((each) => each === why) ?? 'cells'}`),
                  text,
                })}
              </li>
            ))}
          </ul>
        </Banner>
      )}
    </div>
  );
}
