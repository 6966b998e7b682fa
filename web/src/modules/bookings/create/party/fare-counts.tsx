import { groupSize } from '@leme/contract/bookings/rules';
import type { QuoteReply } from '@leme/contract/pricing/quote-endpoints';
import { useFormat } from '#kit/text/format.ts';
import { useText } from '#kit/text/i18n.ts';
import { Field } from '#ui/field/field.tsx';
import { CountField } from '#ui/fields/count-field.tsx';
import { cn } from '#ui/style/cn.ts';
import { isGroup, peopleIn, seatsIn } from '../sale/sale.ts';
import type { SaleState } from '../sale/use-sale.ts';
import { createTexts } from '../texts/texts.ts';

type Props = { state: Pick<SaleState, 'sale' | 'set'>; quote: QuoteReply | undefined };

/** How many of each fare with what one of them costs; of a private departure how many they are. */
export function FareCounts({ state: { sale, set }, quote }: Props) {
  const t = useText(createTexts);
  const { money } = useFormat();
  const { fares, party } = sale;
  const shown = isGroup(sale) ? [] : fares;
  const hintOf = (id: string) => {
    const line = quote?.lines.find(({ fare_type_id }) => fare_type_id === id);
    return line && line.quantity > 0 && line.unit_price > 0
      ? t('each', { price: money(line.unit_price), total: money(line.total_price) })
      : undefined;
  };
  return (
    <div className="grid grid-cols-1 gap-3">
      {fares.length === 0 && !isGroup(sale) && <p className="text-warning-text">{t('noFares')}</p>}
      <div className="grid grid-cols-3 gap-3 max-md:grid-cols-2">
        {isGroup(sale) && (
          <Field label={t('people')}>
            <CountField value={sale.group} max={groupSize} onValueChange={(group) => set({ group })} />
          </Field>
        )}
        {shown.map(({ id, label }) => (
          <Field key={id} label={label} hint={hintOf(id)}>
            <CountField
              value={party[id] ?? 0}
              onValueChange={(count) => set({ party: { ...party, [id]: count } })}
            />
          </Field>
        ))}
      </div>
      <Room sale={sale} />
    </div>
  );
}

/** What would be left, or by how many they are too many. */
function Room({ sale }: { sale: SaleState['sale'] }) {
  const t = useText(createTexts);
  const { tour } = sale;
  if (!tour) return null;
  const [seats, people] = [tour.free - seatsIn(sale), (tour.free_people ?? Infinity) - peopleIn(sale)];
  const isTooMany = seats < 0 || people < 0;
  const free = Math.min(tour.free, tour.free_people ?? tour.free);
  return (
    <p
      aria-live="polite"
      className={cn('tabular-nums', isTooMany ? 'font-semibold text-danger-text' : 'text-muted-fg')}
    >
      {isTooMany ? t('tooMany', { count: free }) : t('left', { count: seats })}
    </p>
  );
}
