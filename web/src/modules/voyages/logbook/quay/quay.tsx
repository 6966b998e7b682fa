import type { PierData } from '@leme/contract/voyages/logbook/pier-data';
import { Ship } from 'lucide-react';
import { useId } from 'react';
import { useConnectivity } from '#kit/api/connectivity.ts';
import { QueryView } from '#kit/live/query-view.tsx';
import { useText } from '#kit/text/i18n.ts';
import { Button } from '#ui/buttons/button.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { usePierData } from '../../pier/use-pier-data.ts';
import { logbookTexts } from '../texts/texts.ts';
import type { Ask } from './asks.ts';
import { BoatAtQuay } from './boat-at-quay.tsx';
import { VoyageCard } from './voyage-card.tsx';

/** The departures of today with what their boats do, and what is out or waits for a word. */
export function Quay({ onAsk }: { onAsk: Ask | undefined }) {
  const t = useText(logbookTexts);
  const query = usePierData();
  return (
    <QueryView query={query} skeleton="list" skeletonCount={2} errorTitle={t('quayFailed')}>
      {(data) => <Today data={data} onAsk={onAsk} />}
    </QueryView>
  );
}

function Today({ data, onAsk }: { data: PierData; onAsk: Ask | undefined }) {
  const t = useText(logbookTexts);
  const id = useId();
  const isOffline = useConnectivity() === 'offline';
  const { departures, boats, voyages, harbour_phone } = data;
  const shown = new Set(departures.map((departure) => departure.id));
  // Those of a departure of today stand with it.
  const others = voyages.filter(
    ({ session_id, status }) =>
      (status === 'open' || status === 'review') && !(session_id !== null && shown.has(session_id)),
  );
  return (
    <section aria-labelledby={id} className="mb-6 grid grid-cols-1 gap-3">
      <div className="flex flex-wrap items-center gap-2">
        <h2 id={id} className="font-semibold text-lg">
          {t('today')}
        </h2>
        {onAsk && (
          <Button
            size="touch"
            className="ms-auto"
            onClick={() => onAsk({ what: 'leave', departure: null, boat_id: null, boats })}
          >
            <Ship aria-hidden="true" className="size-5" strokeWidth={1.75} />
            {t('withoutDeparture')}
          </Button>
        )}
      </div>
      {isOffline && (
        <p role="status" className="text-muted-fg text-sm">
          {t('offline')}
        </p>
      )}
      {departures.length === 0 && others.length === 0 && (
        <EmptyState level={3} title={t('noDepartures')} text={t('noDeparturesText')} />
      )}
      <ul aria-label={t('today')} className="grid grid-cols-1 gap-3 md:grid-cols-2">
        {others.map((voyage) => (
          <li key={voyage.id}>
            <VoyageCard voyage={voyage} phone={harbour_phone} onAsk={onAsk} />
          </li>
        ))}
        {departures.map((departure) => (
          <li key={departure.id}>
            <BoatAtQuay departure={departure} data={data} onAsk={onAsk} />
          </li>
        ))}
      </ul>
    </section>
  );
}
