import { useFormat } from '#kit/text/format.ts';
import { useText } from '#kit/text/i18n.ts';
import { quickFuelTexts } from '../texts/texts.ts';

/** What a litre costs, while both are typed. */
export function PricePerLitre({ litres, total }: { litres: number | null; total: number | null }) {
  const t = useText(quickFuelTexts);
  const format = useFormat();
  const isKnown = typeof litres === 'number' && typeof total === 'number' && litres > 0;
  if (!isKnown) return null;
  return (
    <p role="status" className="mt-1 text-muted-fg text-sm">
      {t('perLitre', { price: format.money(total / litres) })}
    </p>
  );
}
