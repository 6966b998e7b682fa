import { useEffect, useState } from 'react';
import { useFormat } from '#kit/text/format.ts';
import { useText } from '#kit/text/i18n.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Banner } from '#ui/feedback/banner.tsx';
import { keptFor, type useHold } from '../sale/use-hold.ts';
import type { SaleState } from '../sale/use-sale.ts';
import { createTexts } from '../texts/texts.ts';

type Props = { state: SaleState; hold: ReturnType<typeof useHold>; onTour: () => void };

/** For how long the seats are kept, and what to do when they no longer are. */
export function HoldBar({ state: { sale }, hold: { extend, revive }, onTour }: Props) {
  const t = useText(createTexts);
  const { time } = useFormat();
  const left = useLeft(sale);
  if (!sale.booking) return null;
  if (left === null) {
    return (
      <Banner
        tone="danger"
        action={
          <span className="flex flex-wrap gap-2">
            <Button size="sm" className="max-md:h-11" busy={revive.isBusy} onClick={() => void revive.run()}>
              {t('holdAgain')}
            </Button>
            <Button size="sm" className="max-md:h-11" onClick={onTour}>
              {t('otherTime')}
            </Button>
          </span>
        }
      >
        {t(revive.refusal ? 'holdGone' : 'holdOver')} {revive.refusal}
      </Banner>
    );
  }
  const until = sale.booking.hold_expires_at;
  return (
    <Banner
      tone={left < 120_000 ? 'warning' : 'neutral'}
      action={
        !sale.isExtended && (
          <Button size="sm" className="max-md:h-11" busy={extend.isBusy} onClick={() => void extend.run()}>
            {t('extend')}
          </Button>
        )
      }
    >
      <span className="tabular-nums">
        {t('held', { code: sale.booking.code })}{' '}
        {until !== null && t('heldUntil', { time: time(until), left: clockOf(left) })}
      </span>
    </Banner>
  );
}

/** `14:59`. */
function clockOf(left: number): string {
  const seconds = Math.ceil(left / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/** What is left of the hold, second by second. */
export function useLeft(sale: SaleState['sale']): number | null {
  const [now, setNow] = useState(() => Date.now());
  const isHeld = sale.booking?.status === 'on_hold';
  // Outside system: the clock.
  useEffect(() => {
    if (!isHeld) return;
    setNow(Date.now());
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, [isHeld]);
  return keptFor(sale, now);
}
