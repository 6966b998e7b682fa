import type { MoveTarget } from '@leme/contract/bookings/booking-change-endpoints';
import { useId } from 'react';
import { useFormat } from '#kit/text/format.ts';
import { useText } from '#kit/text/i18n.ts';
import { Banner } from '#ui/feedback/banner.tsx';
import { asksPrice, type MoveChoice, type MoveScene } from './move-choice.ts';
import { OptionCard } from './option-card.tsx';
import { moveTexts } from './texts/texts.ts';

export type MovePriceProps = {
  target: MoveTarget;
  scene: MoveScene & { paid_amount: number | null };
  choice: MoveChoice;
  onChoose: (choice: MoveChoice) => void;
};

/** What the booking costs at another product, and at which of the two prices it goes there. */
export function MovePrice({ target, scene, choice, onChoose }: MovePriceProps) {
  const t = useText(moveTexts);
  const { money } = useFormat();
  const group = useId();
  const { price } = target;
  if (price === null) return null;
  if (price.missing.length > 0)
    return <Banner tone="warning">{t('noFare', { fares: price.missing.join(', ') })}</Banner>;
  const { total_price: before, paid_amount: paid } = scene;
  if (price.total === null || before === null || !asksPrice(target, scene)) return null;
  const totals = { keep: before, new: price.total };
  const restOf = (total: number) => {
    const rest = Math.round((total - (paid ?? 0)) * 100) / 100;
    if (rest < 0) return t('toReturn', { amount: money(-rest) });
    return rest === 0 ? t('settled') : t('toPay', { amount: money(rest) });
  };
  return (
    <fieldset className="m-0 grid min-w-0 grid-cols-1 gap-2 border-0 p-0">
      <legend className="mb-1.5 font-semibold">{t('price')}</legend>
      {(['keep', 'new'] as const).map((each) => (
        <OptionCard
          key={each}
          group={group}
          checked={choice.price === each}
          onChoose={() => onChoose({ ...choice, price: each })}
        >
          <span className="grid">
            {t(each)}
            <span className="text-muted-fg text-xs">{restOf(totals[each])}</span>
          </span>
          <strong className="tabular-nums">{money(totals[each])}</strong>
        </OptionCard>
      ))}
    </fieldset>
  );
}
