import { useFormat } from '#kit/text/format.ts';
import { useText } from '#kit/text/i18n.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Banner } from '#ui/feedback/banner.tsx';
import { Card, CardBody, CardHead } from '#ui/layout/card.tsx';
import type { SaleState } from '../sale/use-sale.ts';
import { createTexts } from '../texts/texts.ts';
import { useAddLine } from './lines.tsx';

/** What the lead was offered, where that is another price: its difference is one line to keep or drop. */
export function AskedPrice({ state }: { state: SaleState }) {
  const t = useText(createTexts);
  const { money } = useFormat();
  const { offered, booking } = state.sale;
  const difference = Math.round(((offered ?? 0) - (booking?.total_price ?? 0)) * 100) / 100;
  const keep = useAddLine(state, difference < 0 ? 'discount' : 'extra');
  if (offered === null || booking?.total_price == null || difference === 0) return null;
  const drop = () => state.set({ offered: null });
  const line = { amount: Math.abs(difference), reason: t('offeredLine'), by: 'amount' as const };
  return (
    <Card>
      <CardHead title={t('offered')} />
      <CardBody className="grid grid-cols-1 gap-3">
        <p>{t('offeredText', { offered: money(offered), difference: money(difference) })}</p>
        {(keep.at('amount') || keep.refusal) && (
          <Banner tone="danger">{keep.at('amount') || keep.refusal}</Banner>
        )}
        <div className="flex flex-wrap gap-2">
          <Button
            className="max-md:h-11"
            busy={keep.isBusy}
            onClick={async () => (await keep.run(line)) && drop()}
          >
            {t('keepOffer', { amount: money(difference) })}
          </Button>
          <Button variant="ghost" className="max-md:h-11" onClick={drop}>
            {t('dropOffer')}
          </Button>
        </div>
      </CardBody>
    </Card>
  );
}
