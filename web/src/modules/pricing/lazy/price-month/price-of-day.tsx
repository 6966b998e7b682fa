import { QueryView } from '#kit/live/query-view.tsx';
import { useFormat } from '#kit/text/format.ts';
import { useText } from '#kit/text/i18n.ts';
import { Dialog } from '#ui/dialogs/dialog.tsx';
import { LostRules } from '../simulator/lost-rules.tsx';
import { PriceSteps } from '../simulator/price-steps.tsx';
import { type PriceAsked, usePriceOfDay } from './price-month.queries.ts';
import { priceMonthTexts } from './texts/texts.ts';

type Props = { asked: PriceAsked; label: string; onClose: () => void };

/** Why a product costs what it does on a day: from the table to the last centavo, and which rules did not count. */
export function PriceOfDay({ asked, label, onClose }: Props) {
  const t = useText(priceMonthTexts);
  const { longDate, money } = useFormat();
  const query = usePriceOfDay(asked);
  return (
    <Dialog onClose={onClose} size="lg" title={label} description={longDate(asked.date)}>
      <QueryView query={query} skeleton="table" errorTitle={t('loadFailed')}>
        {({ price, trace, lost }) => (
          <div className="grid grid-cols-1 gap-4">
            <p className="font-semibold text-2xl tabular-nums">{money(price)}</p>
            <PriceSteps title={t('steps')} steps={trace} ofGroup={!asked.fare_type_id} />
            <LostRules lost={lost} lines={[{ fare_type_id: asked.fare_type_id ?? '', label }]} />
          </div>
        )}
      </QueryView>
    </Dialog>
  );
}
