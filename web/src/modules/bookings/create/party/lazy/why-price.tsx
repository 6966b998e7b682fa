import type { QuoteReply } from '@leme/contract/pricing/quote-endpoints';
import { useText } from '#kit/text/i18n.ts';
import { Dialog } from '#ui/dialogs/dialog.tsx';
import { PriceSteps } from '../../../../pricing/lazy/public.ts';
import { createTexts } from '../../texts/texts.ts';

/** The way of each price, from the table to the last centavo. */
export function WhyPrice({ quote, onClose }: { quote: QuoteReply; onClose: () => void }) {
  const t = useText(createTexts);
  const { lines, adjustments } = quote;
  return (
    <Dialog onClose={onClose} size="lg" title={t('why')}>
      <div className="grid grid-cols-1 gap-3">
        {lines
          .filter(({ trace }) => trace.length > 0)
          .map(({ fare_type_id, label, trace }) => (
            <PriceSteps key={fare_type_id} title={label} steps={trace} />
          ))}
        {adjustments.map(
          ({ kind, trace }) =>
            trace && (
              <PriceSteps key={kind} title={t('line_group')} steps={trace} ofGroup={kind === 'group'} />
            ),
        )}
      </div>
    </Dialog>
  );
}
