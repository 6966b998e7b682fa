import { useFormat } from '#kit/text/format.ts';
import { useText } from '#kit/text/i18n.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Banner } from '#ui/feedback/banner.tsx';
import { holdOf } from '../sale/sale.ts';
import type { useHold } from '../sale/use-hold.ts';
import type { SaleState } from '../sale/use-sale.ts';
import { createTexts } from '../texts/texts.ts';
import { NearTimes } from './near-times.tsx';

type Props = {
  state: SaleState;
  hold: ReturnType<typeof useHold>;
  onTour: () => void;
  onHeld: () => void;
};

// Whoever pressed at the end of a long step on a phone reads the answer without looking for it.
const intoSight = (place: HTMLElement | null) => place?.scrollIntoView?.({ block: 'center' });

/** Why the seats are not kept: another price, to be taken with one tap, or no room, with the way to another time. */
export function HoldRefused({ state, hold: { moved, accept, keep }, onTour, onHeld }: Props) {
  const t = useText(createTexts);
  const { money } = useFormat();
  if (moved) {
    return (
      <div ref={intoSight}>
        <Banner
          tone="warning"
          action={
            <Button
              variant="primary"
              className="max-md:h-11"
              busy={keep.isBusy}
              onClick={async () => (await accept()) && onHeld()}
            >
              {t('acceptPrice', { price: money(moved.now.total) })}
            </Button>
          }
        >
          {t('priceMoved', { before: money(moved.said.total), now: money(moved.now.total) })}
        </Banner>
      </div>
    );
  }
  const refusal = keep.refusal ?? (keep.at('passengers') || keep.at('code'));
  // What was refused is another sale once its time or its party is another.
  if (!refusal || state.sale.hold?.of !== holdOf(state.sale)) return null;
  return (
    <div ref={intoSight} className="grid grid-cols-1 gap-2">
      <Banner
        tone="danger"
        action={
          <Button size="sm" className="max-md:h-11" onClick={onTour}>
            {t('otherTime')}
          </Button>
        }
      >
        {refusal}
      </Banner>
      <NearTimes state={state} />
    </div>
  );
}
