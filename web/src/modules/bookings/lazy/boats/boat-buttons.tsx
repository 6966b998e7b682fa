import type { BoatAllocations } from '@leme/contract/bookings/booking-change-endpoints';
import { useText } from '#kit/text/i18n.ts';
import { Key } from '#ui/buttons/key.tsx';
import { Meter } from '#ui/feedback/meter.tsx';
import { peopleOn } from './allocation.ts';
import { boatsTexts } from './texts/texts.ts';

export type BoatButtonsProps = {
  allocations: BoatAllocations;
  /** How many are chosen. */
  count: number;
  busy: boolean;
  onPut: (boat: BoatAllocations['boats'][number] | null) => void;
};

const look =
  'grid min-h-14 min-w-36 flex-1 grid-cols-1 max-md:min-w-0 content-center gap-1.5 rounded-md border border-edge bg-surface px-3 py-2 text-start hover:bg-muted aria-disabled:cursor-not-allowed aria-disabled:border-border aria-disabled:border-dashed aria-disabled:hover:bg-surface';

/** The boats with what they hold; a press puts aboard who is chosen. */
export function BoatButtons({ allocations, count, busy, onPut }: BoatButtonsProps) {
  const t = useText(boatsTexts);
  const { boats, data } = allocations;
  const isIdle = count === 0 || busy;
  const waiting = data.filter(({ boat_id }) => boat_id === null).length;
  return (
    <fieldset className="m-0 flex min-w-0 flex-wrap gap-2 border-0 p-0 max-md:grid max-md:grid-cols-2">
      <legend className="sr-only">{t('boats')}</legend>
      {boats.map((boat, index) => {
        const allocated = peopleOn(data, boat.id);
        const facts = { allocated, capacity: boat.capacity };
        return (
          <button
            key={boat.id}
            type="button"
            aria-disabled={isIdle || undefined}
            onClick={() => isIdle || onPut(boat)}
            className={look}
          >
            <span className="flex items-center justify-between gap-2">
              <strong className="truncate">{boat.boat_name}</strong>
              <KeyHint>{index + 1}</KeyHint>
            </span>
            <span aria-hidden="true">
              <Meter name="" max={boat.capacity} parts={[{ tone: 'neutral', value: allocated }]} />
            </span>
            <span className="tabular-nums">{t('count', facts)}</span>
            {count > 0 && <span className="sr-only">, {t('putHere', { count })}</span>}
          </button>
        );
      })}
      <button
        type="button"
        aria-disabled={isIdle || undefined}
        onClick={() => isIdle || onPut(null)}
        className={look}
      >
        <span className="flex items-center justify-between gap-2">
          <strong>{t('waiting')}</strong>
          <KeyHint>{0}</KeyHint>
        </span>
        <span className="tabular-nums">{waiting}</span>
        {count > 0 && <span className="sr-only">, {t('takeOut', { count })}</span>}
      </button>
    </fieldset>
  );
}

function KeyHint({ children }: { children: number }) {
  return (
    <span aria-hidden="true" className="max-md:hidden">
      <Key>{children}</Key>
    </span>
  );
}
