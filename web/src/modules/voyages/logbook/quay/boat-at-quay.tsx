import type { PierData } from '@leme/contract/voyages/logbook/pier-data';
import { Suspense } from 'react';
import { lazyPart } from '#kit/text/fetch-code.ts';
import { useText } from '#kit/text/i18n.ts';
import { Button } from '#ui/buttons/button.tsx';
import { logbookTexts } from '../texts/texts.ts';
import type { Ask, PierDeparture } from './asks.ts';
import { VoyageLines } from './voyage-lines.tsx';

const BoatGate = lazyPart(async () => (await import('../../lazy/departure/public.tsx')).BoatGate);

type BoatAtQuayProps = { departure: PierDeparture; data: PierData; onAsk: Ask | undefined };

/** A departure of today: each of its boats leaves and comes back by one large button. */
export function BoatAtQuay({ departure, data, onAsk }: BoatAtQuayProps) {
  const t = useText(logbookTexts);
  const { product, start_time, end_time } = departure;
  const leave = (boat_id: string | null) => onAsk?.({ what: 'leave', departure, boat_id, boats: data.boats });
  const voyages = data.voyages.filter(
    ({ session_id, status }) => session_id === departure.id && status !== 'cancelled',
  );
  const left = new Set(voyages.map(({ boat_id }) => boat_id));
  const waiting = departure.boats.filter(({ id }) => !left.has(id));
  return (
    <article className="grid h-full grid-cols-1 content-start gap-3 rounded-lg border bg-surface p-4">
      <h3 className="font-semibold">
        {start_time}–{end_time} · {product}
      </h3>
      {voyages.map((voyage) => (
        <div key={voyage.id} className="grid grid-cols-1 gap-2">
          <VoyageLines voyage={voyage} phone={data.harbour_phone} onAsk={onAsk} />
          <Suspense>
            <BoatGate session_id={departure.id} boat_id={voyage.boat_id} />
          </Suspense>
        </div>
      ))}
      {waiting.map(({ id, name, aboard }) => (
        <div key={id} className="grid grid-cols-1 gap-2">
          <p>
            {name} <span className="text-muted-fg text-sm">· {t('aboard', { count: aboard })}</span>
          </p>
          <Suspense>
            <BoatGate session_id={departure.id} boat_id={id} />
          </Suspense>
          {onAsk && (
            <Button
              variant="primary"
              size="touch"
              block
              aria-label={t('leaveOf', { boat: name })}
              onClick={() => leave(id)}
            >
              {t('leave')}
            </Button>
          )}
        </div>
      ))}
      {departure.boats.length === 0 && voyages.length === 0 && (
        <>
          <p className="text-muted-fg text-sm">{t('noBoat')}</p>
          {onAsk && (
            <Button
              variant="primary"
              size="touch"
              block
              aria-label={t('leaveOf', { boat: product })}
              onClick={() => leave(null)}
            >
              {t('leave')}
            </Button>
          )}
        </>
      )}
    </article>
  );
}
