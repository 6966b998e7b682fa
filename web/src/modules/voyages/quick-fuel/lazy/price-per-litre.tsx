import { useFormat } from '#kit/text/format.ts';
import { useText } from '#kit/text/i18n.ts';
import { quickFuelTexts } from '../texts/texts.ts';

type PricePerLitreProps = { litres: number | null; total: number | null; isElectric: boolean };

/** What a litre costs, while both are typed; of a boat that runs on electricity, a kilowatt hour. */
export function PricePerLitre({ litres, total, isElectric }: PricePerLitreProps) {
  const t = useText(quickFuelTexts);
  const format = useFormat();
  const isKnown = typeof litres === 'number' && typeof total === 'number' && litres > 0;
  if (!isKnown) return null;
  return (
    <p role="status" className="mt-1 text-muted-fg text-sm">
      {t(isElectric ? 'perKwh' : 'perLitre', { price: format.money(total / litres) })}
    </p>
  );
}
