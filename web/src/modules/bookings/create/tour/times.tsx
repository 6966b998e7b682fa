import { may } from '@leme/contract/access/permission';
import { Suspense, useState } from 'react';
import { useCan } from '#kit/auth-session/rights.ts';
import { lazyPart } from '#kit/text/fetch-code.ts';
import { useFormat } from '#kit/text/format.ts';
import { useText } from '#kit/text/i18n.ts';
import { kitTexts } from '#kit/texts/texts.ts';
import { ConfirmDialog } from '#ui/dialogs/confirm-dialog.tsx';
import { cn } from '#ui/style/cn.ts';
import { timesOf } from '../../lazy/session/session-parts.tsx';
import { type Departure, type Fare, isGroup } from '../sale/sale.ts';
import { createTexts } from '../texts/texts.ts';
import { useLowestPrice } from './departures.queries.ts';

const StoppedDialog = lazyPart(async () => (await import('./lazy/stopped/stopped-dialog.tsx')).StoppedDialog);

export type TimesProps = {
  departures: readonly Departure[];
  fares: readonly Fare[];
  chosen: string | null;
  onChoose: (departure: Departure, override_reason?: string) => void;
};

/** The departures of a day with what is left of each; one that is not sold says why. */
export function Times({ departures, onChoose, ...props }: TimesProps) {
  const t = useText(createTexts);
  const kit = useText(kitTexts);
  const [asked, setAsked] = useState<Departure | null>(null);
  const isLate = asked?.state === 'past-cutoff';
  if (departures.length === 0) return <p className="text-muted-fg">{t('noTimes')}</p>;
  return (
    <section aria-label={t('times')} className="grid grid-cols-1 gap-2">
      <h2 className="font-semibold">{t('times')}</h2>
      <ul className="grid grid-cols-1 gap-2 lg:grid-cols-2">
        {departures.map((departure) => (
          <li key={departure.id} className="min-w-0">
            <Time
              {...props}
              departure={departure}
              onPress={() => (departure.state === 'open' ? onChoose(departure) : setAsked(departure))}
            />
          </li>
        ))}
      </ul>
      <ConfirmDialog
        open={asked !== null && asked.stopped_by === null}
        onOpenChange={(open) => open || setAsked(null)}
        title={t(isLate ? 'lateTitle' : 'requestTitle')}
        text={t(isLate ? 'lateText' : 'requestText')}
        tone="primary"
        labels={{ confirm: t(isLate ? 'sellLate' : 'sellOnRequest'), cancel: kit('cancel') }}
        onConfirm={() => {
          if (asked) onChoose(asked);
          setAsked(null);
        }}
      />
      <Suspense>
        {asked?.stopped_by && (
          <StoppedDialog
            stopped_by={asked.stopped_by}
            onClose={() => setAsked(null)}
            onSell={(reason) => {
              onChoose(asked, reason);
              setAsked(null);
            }}
          />
        )}
      </Suspense>
    </section>
  );
}

type TimeProps = Pick<TimesProps, 'fares' | 'chosen'> & { departure: Departure; onPress: () => void };

function Time({ departure, fares, chosen, onPress }: TimeProps) {
  const t = useText(createTexts);
  const { money } = useFormat();
  const maySell = useCan()(may('sessions', 'update'));
  const { id, state, free, free_people, boats, product, stopped_by } = departure;
  const isSold =
    state === 'open' ||
    (maySell && (state === 'past-cutoff' || state === 'on-request' || stopped_by !== null));
  const price = useLowestPrice({ session_id: id }, fares, {
    enabled: isSold,
    isGroup: isGroup({ tour: departure }),
  });
  return (
    <button
      type="button"
      disabled={!isSold}
      aria-pressed={id === chosen}
      onClick={onPress}
      className={cn(
        'flex min-h-14 w-full flex-wrap items-center justify-between gap-x-4 gap-y-1 rounded-md border border-edge bg-surface px-3 py-2 text-start hover:bg-muted disabled:cursor-not-allowed disabled:border-border disabled:border-dashed disabled:text-muted-fg',
        id === chosen && 'border-fg outline outline-fg',
      )}
    >
      <span className="grid min-w-0">
        <strong className="tabular-nums">{timesOf(departure)}</strong>
        {boats.length > 0 && <span className="wrap-anywhere text-muted-fg text-xs">{boats.join(', ')}</span>}
      </span>
      <span className="grid justify-items-end text-end text-sm tabular-nums">
        {state === 'open' ? (
          <span>
            {product.sharing_mode === 'private' ? t('wholeBoat') : t('freeSeats', { count: free })}
            {free_people !== null && free_people < free && `, ${t('freePeople', { count: free_people })}`}
          </span>
        ) : (
          <span>{stopped_by ? t('stopped') : t(`state_${state}`)}</span>
        )}
        {price !== null && (
          <span className="text-muted-fg text-xs">{t('from', { price: money(price) })}</span>
        )}
      </span>
    </button>
  );
}
