import type { QuoteReply } from '@leme/contract/pricing/quote-endpoints';
import { useFormat } from '#kit/text/format.ts';
import { useText } from '#kit/text/i18n.ts';
import { simulatorTexts } from './texts/texts.ts';

/** What the party comes to, line by line. */
export function QuoteTotal({ quote: { total, lines, adjustments } }: { quote: QuoteReply }) {
  const t = useText(simulatorTexts);
  const { money } = useFormat();
  return (
    <section aria-label={t('total')} className="grid gap-1 rounded-md border bg-muted px-4 py-3">
      <p role="status" className="flex items-baseline justify-between gap-3">
        <span className="font-semibold">{t('total')}</span>
        <span className="font-semibold text-xl tabular-nums">{money(total)}</span>
      </p>
      <ul className="text-sm">
        {lines.map(({ fare_type_id, label, quantity, unit_price, total_price }) => (
          <li key={fare_type_id} className="flex justify-between gap-3">
            <span className="wrap-anywhere min-w-0">
              {t('times', { quantity, label, price: money(unit_price) })}
            </span>
            <span className="tabular-nums">{money(total_price)}</span>
          </li>
        ))}
        {adjustments.map(({ kind, name, amount }) => (
          <li key={`${kind} ${name ?? ''}`} className="flex justify-between gap-3">
            <span className="wrap-anywhere min-w-0">{name ?? t(kind)}</span>
            <span className="tabular-nums">{money(amount)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
